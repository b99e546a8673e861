import { useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { isRefusal } from '@engine/core/ruleset';
import { packGame } from '@engine/table/chest';
import { giveFile } from '../../device/files';
import { store } from '../../device/store';
import { change, useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Choice } from '../../parts/Choice';
import { QrCode } from '../../parts/QrCode';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { Switch } from '../../parts/Switch';
import { Vellum } from '../../parts/Vellum';
import { Body } from '../../parts/Words';
import { joinLink } from '../../device/address';
import type { Hosting } from '../../tables/hosting';
import { useWatched } from '../../tables/use';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { AtTable } from '../../shell/seat';

export const giveGame = async (game: string, name: string): Promise<void> => {
  const text = packGame(store, game);
  if (!isRefusal(text)) await giveFile(`${name}.erune.json`, text);
};

/** The host's row at the bottom: seats that play on this phone, and the pause. */
export function Menu({ at, hosting, onLeave, onSeat }: { at: AtTable; hosting: Hosting; onLeave: () => void; onSeat: (seat: string) => void }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { seats } = at.picture.table;
  return (
    <View style={styles.bar}>
      {seats.filter(({ local }) => local).map(({ id, name }) => (
        <Button key={id} kind="line" icon="person" label={name || say('lobby.this-phone')} name={say('host.open-seat', { who: name })} testID={`open-${id}`} onPress={() => onSeat(id)} />
      ))}
      <Button kind="stone" icon="hourglass" label={say('host.pause')} testID="pause" onPress={() => setOpen(true)} fill />
      <Pause open={open} at={at} hosting={hosting} onClose={() => setOpen(false)} onLeave={onLeave} />
    </View>
  );
}

/** Everything is saved already; here one may rest, mend seats, let phones in, or take the game away as a file. */
function Pause({ open, at, hosting, onClose, onLeave }: { open: boolean; at: AtTable; hosting: Hosting; onClose: () => void; onLeave: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const { guest, picture } = at;
  const { voice, rate } = useSettings();
  const address = useWatched(hosting, (of) => of.address);
  const { seats, characters, quest } = picture.table;
  const [lending, lend] = useState<string>();
  return (
    <Sheet open={open} title={say('host.paused')} note={say('host.saved')} closeLabel={say('common.close')} onClose={onClose} testID="paused"
      footer={<Button kind="gold" size="primary" label={say('host.go-on')} testID="go-on" onPress={onClose} />}>
      <Switch label={say('settings.voice')} value={voice} onChange={(on) => change({ voice: on })} testID="pause-voice" />
      <Choice label={say('settings.rate')} value={String(rate)} onChange={(to) => change({ rate: Number(to) })} testID="rate" options={['0.8', '1', '1.25'].map((value) => ({ value, label: say(`settings.rate-${value.replace('.', '')}`) }))} />
      <Section title={say('host.seats')}>
        {characters.map(({ id, name }) => {
          const holder = seats.find((seat) => seat.characters.includes(id));
          return (
            <View key={id}>
              <Row title={name} note={say(holder?.here ? 'host.held' : 'host.held-away', { who: holder?.name || say('lobby.somebody') })} expanded={lending === id} testID={`lend-${id}`} onPress={() => lend(lending === id ? undefined : id)} />
              {lending === id && seats.filter((seat) => seat !== holder).map((seat) => (
                <Button key={seat.id} kind="line" label={say('host.lend', { name, who: seat.name || say('lobby.somebody') })} testID={`lend-to-${seat.id}`} onPress={() => void guest.lend(id, seat.id)} />
              ))}
            </View>
          );
        })}
      </Section>
      <Vellum>
        <View style={styles.invite}>
          <QrCode text={joinLink(address)} size={130} label={say('lobby.qr', { code: address.room })} />
          <Body>{say('host.come-in', { code: address.room })}</Body>
        </View>
      </Vellum>
      <Button kind="stone" icon="download" label={say('host.file')} note={Platform.OS === 'web' ? say('host.file-web') : say('host.file-note')} testID="game-file" onPress={() => void giveGame(hosting.sitting.id, teller.name(quest))} />
      <Button kind="stone" icon="house" label={say('host.leave')} testID="leave" onPress={onLeave} />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  invite: { flexDirection: 'row', gap: space.l, alignItems: 'center', flexWrap: 'wrap' },
});
