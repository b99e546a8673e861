import { StyleSheet, View } from 'react-native';
import type { Command, Offer } from '@engine/core/ruleset';
import { useAwake } from '../../device/awake';
import { Button } from '../../parts/Button';
import { Log } from '../../parts/Log';
import { offerId } from '../../parts/OfferList';
import { Page } from '../../parts/Page';
import { Phases } from '../../parts/Phases';
import { Section } from '../../parts/Section';
import { Title } from '../../parts/Words';
import type { Hosting } from '../../tables/hosting';
import { useRoom } from '../../theme/room';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import { Asked } from '../../shell/Asked';
import { Consent, Notices, Undo } from '../../shell/Notices';
import { Offers } from '../../shell/Offers';
import { useOnward } from '../../shell/onward';
import type { AtTable } from '../../shell/seat';
import { Door } from './Door';
import { Menu } from './Menu';
import { SpiritPage } from './SpiritPage';

/** The phone in the middle of the table: whose turn, what the Spirit says, the party, and what can be done now. */
export function HostTable({ at, hosting, onLeave, onSeat }: { at: AtTable; hosting: Hosting; onLeave: () => void; onSeat: (seat: string) => void }) {
  useAwake();
  const say = useSay();
  const { columns } = useRoom();
  const { guest, picture, scene } = at;
  const turn = scene.turn(picture.view);
  const phases = scene.phases.map(({ id, icon }) => ({ id, icon, label: say(`phase.${id}`) }));
  const head = (
    <View style={styles.stack}>
      <View style={styles.head}>
        <Phases host phases={phases} current={turn.phase} label={say('phase.now', { phase: say(`phase.${turn.phase}`) })} testID="phases" />
        <Title size={columns === 1 ? 'screen' : 'hostTurn'} testID="round">{say('play.round-n', { round: turn.round })}</Title>
      </View>
      <Notices guest={guest} />
      <Door at={at} />
    </View>
  );
  const voice = (
    <View style={styles.stack}>
      <SpiritPage at={at} />
      <Asked {...at} />
      <Consent {...at} />
      <scene.Fallen view={picture.view} />
      <Onward at={at} />
    </View>
  );
  const board = <scene.Board view={picture.view} />;
  const log = <Chronicle at={at} />;
  return (
    <Page testID="host-table" width="all" news={String(guest.log.at(-1)?.n)} head={head} footer={<Menu at={at} hosting={hosting} onLeave={onLeave} onSeat={onSeat} />}>
      {columns === 3 ? (
        <View style={styles.columns}>
          <View style={styles.side}>{board}</View>
          <View style={[styles.middle, styles.stack]}>
            {voice}
            <Others at={at} />
          </View>
          <View style={styles.side}>{log}</View>
        </View>
      ) : (
        <View style={styles.stack}>
          {voice}
          {board}
          <Others at={at} />
          {log}
        </View>
      )}
    </Page>
  );
}

/** The step that moves the game on, as the one gold button. */
function Onward({ at }: { at: AtTable }) {
  const teller = useTeller();
  const send = useOnward(at);
  const next = useOffers(at).find(({ onward, not }) => onward && !not);
  if (!next) return null;
  return <Button kind="gold" size="host" label={teller.line(next.line)} testID={offerId(next.command)} onPress={() => send(next.command)} />;
}

/** What anybody at the table may do now, for whoever plays without a phone. */
function Others({ at }: { at: AtTable }) {
  const say = useSay();
  const offers = useOffers(at).filter(({ onward, not }) => !onward && !not);
  return offers.length > 0 ? <Offers at={at} offers={offers} empty={say('play.nothing')} /> : null;
}

/** While a question is open, nothing else may be begun. */
const useOffers = ({ picture, scene }: AtTable): readonly Offer<Command>[] => (picture.asked ? [] : scene.ruleset.offers(picture.view));

function Chronicle({ at }: { at: AtTable }) {
  const say = useSay();
  const teller = useTeller();
  const { guest, picture } = at;
  return (
    <Section title={say('log.title')} ornament="line" right={<Undo guest={guest} picture={picture} small />}>
      <Log lines={guest.log} words={teller.line} undone={say('log.undone')} empty={say('log.empty')}
        {...(guest.more && { older: { label: say('log.older'), onPress: () => guest.older() } })} />
    </Section>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: space.m, flexWrap: 'wrap' },
  stack: { gap: space.m },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  side: { width: 270 },
  middle: { flex: 1 },
});
