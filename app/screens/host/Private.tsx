import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isRefusal } from '@engine/core/ruleset';
import type { Guest } from '@engine/table/guest';
import { useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Icon } from '../../parts/Icon';
import { Page } from '../../parts/Page';
import { Press } from '../../parts/Press';
import { useReleased } from '../../parts/release';
import { Body, Title } from '../../parts/Words';
import { reopenTable } from '../../tables/hosting';
import { Ground, shadows } from '../../theme/ground';
import { radius, space, touch } from '../../theme/space';
import { Speaking, useSay } from '../../words';
import { Awaited } from '../../shell/Awaited';
import { Player } from '../../shell/Player';
import { useSeat, type AtTable } from '../../shell/seat';
import { Trouble } from '../../shell/Trouble';

/** A seat that plays on the host's phone. Its sheet lies behind a cover, so that nobody sees it by accident. */
export function Private({ game, seat, onLeave }: { game: string; seat: string; onLeave: () => void }) {
  const hosting = useMemo(() => reopenTable(game), [game]);
  if (isRefusal(hosting)) return <Trouble line={hosting.refused} onLeave={onLeave} />;
  return <Behind guest={hosting.seat(seat)} onLeave={onLeave} />;
}

function Behind({ guest, onLeave }: { guest: Guest; onLeave: () => void }) {
  const at = useSeat(guest);
  const { locale } = useSettings();
  const [lifted, lift] = useState(false);
  if (!at) return <Awaited />;
  return (
    <Speaking locale={locale} game={at.scene.words} people={at.picture.table.characters}>
      {lifted ? <Lifted at={at} onLeave={onLeave} /> : <Cover onLift={() => lift(true)} onLeave={onLeave} />}
    </Speaking>
  );
}

function Lifted({ at, onLeave }: { at: AtTable; onLeave: () => void }) {
  const released = useReleased();
  return (
    <>
      <Player at={at} onLeave={onLeave} back={<ToTable onPress={onLeave} />} />
      {!released && <View style={StyleSheet.absoluteFill} />}
    </>
  );
}

function ToTable({ onPress }: { onPress: () => void }) {
  const say = useSay();
  return <Button kind="stone" icon="round-table" label={say('cover.back')} testID="to-table" onPress={onPress} />;
}

function Cover({ onLift, onLeave }: { onLift: () => void; onLeave: () => void }) {
  const say = useSay();
  return (
    <Ground.Provider value={shadows}>
      <Page testID="cover" footer={<Button kind="stone" label={say('cover.back')} testID="cover-back" onPress={onLeave} />}>
        <View style={styles.cover}>
          <Icon name="hood" size={96} colour={shadows.accent} />
          <Title size="title" centre>{say('cover.title')}</Title>
          <Body centre>{say('cover.note')}</Body>
          <Press label={say('cover.hold')} testID="lift" onHold={onLift} radius={radius.button} style={styles.hold} face={{ ...styles.face, borderColor: shadows.edge }}>
            <Body strong centre>{say('cover.hold')}</Body>
          </Press>
        </View>
      </Page>
    </Ground.Provider>
  );
}

const styles = StyleSheet.create({
  cover: { alignItems: 'center', gap: space.l, paddingTop: 80 },
  hold: { alignSelf: 'stretch' },
  face: { minHeight: touch.host, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
});
