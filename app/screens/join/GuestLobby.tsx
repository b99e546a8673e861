import { useEffect, useState } from 'react';
import { change, useSettings } from '../../device/settings';
import { Card } from '../../parts/Card';
import { Field } from '../../parts/Field';
import { Head } from '../../parts/Head';
import { Page } from '../../parts/Page';
import { Body } from '../../parts/Words';
import { useSay } from '../../words';
import { Notices } from '../../shell/Notices';
import type { AtTable } from '../../shell/seat';
import { Heroes } from '../../shell/Heroes';
import { useOwn } from '../../shell/own';
import { Seats } from '../../shell/Seats';

/** A guest before the quest begins: a name, whom to play, who else is there. */
export function GuestLobby({ at, onLeave }: { at: AtTable; onLeave: () => void }) {
  const say = useSay();
  const { guest, picture, scene, mine } = at;
  const { name, locale } = useSettings();
  const seat = picture.table.seats.find(({ id }) => id === guest.seat);
  const [typed, setTyped] = useState(seat?.name ?? name);
  const own = useOwn(at);
  const rename = (text: string) => {
    setTyped(text);
    change({ name: text.trim() });
    guest.sit({ name: text.trim() });
  };
  useEffect(() => {
    if (seat && seat.locale !== locale) guest.sit({ locale });
  }, [guest, seat, locale]);
  return (
    <Page testID="guest-lobby" head={<><Head title={say('lobby.title')} back={{ label: say('common.back'), onPress: onLeave }} testID="lobby-head" /><Notices guest={guest} /></>}>
      <Field label={say('lobby.your-name')} value={typed} onChange={rename} maxLength={24} testID="player-name" autoComplete="name" autoCapitalize="words" />
      <Heroes scene={scene} table={picture.table} mine={own.characters} onChange={own.change} />
      <Card look="empty">
        <Body tone="soft" testID="lobby-waiting">{mine.length > 0 ? say('lobby.wait') : say('lobby.pick-first')}</Body>
      </Card>
      <Seats scene={scene} table={picture.table} />
      {scene.Options && <scene.Options options={picture.table.options} />}
    </Page>
  );
}
