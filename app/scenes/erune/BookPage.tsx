import { StyleSheet, View } from 'react-native';
import { present, roomCard } from '@engine/systems/erune/board';
import { questOf } from '@engine/systems/erune/state';
import type { View as EruneView } from '@engine/systems/erune/view';
import { Icon } from '../../parts/Icon';
import { Row } from '../../parts/Row';
import { Vellum } from '../../parts/Vellum';
import { Body, Heading, Minor } from '../../parts/Words';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { contentOf } from './content';
import { useNoted } from './proposed';
import { eventsOf, QuestMap } from './QuestMap';
import { Skills } from './SkillsPage';

/** The quest book, for the Master of Shadows alone. */
export const BookPage = ({ view }: PageProps<EruneView>) => (
  <Vellum shadows testID="quest-book">
    <Rooms view={view} />
  </Vellum>
);

/** What the Master of Shadows masters. */
export const MosSkillsPage = ({ view }: PageProps<EruneView>) => <Skills content={contentOf(view)} skills={view.mos?.skills ?? []} />;

/** Seen rooms solid, hidden ones dashed; which traps lie hidden in each, and who waits there. */
function Rooms({ view }: { view: EruneView }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  const ground = useGround();
  const content = contentOf(view);
  const quest = questOf(content, view);
  return (
    <View style={styles.book}>
      <View style={styles.head}>
        <Icon name="open-book" size={26} colour={ground.accent} />
        <Heading fill>{teller.name(view.quest)}</Heading>
      </View>
      <Minor>{noted(say('book.alone'), quest)}</Minor>
      <QuestMap view={view} />
      <Sentences view={view} />
      {quest.rooms.map(({ id, furniture }) => {
        const seen = view.rooms[id];
        const traps = view.secrets?.[id]?.traps ?? [];
        const waiting = seen ? [] : present(roomCard(content, view, id), view.order.length).map(({ kind, boss }) => teller.name(boss?.id ?? kind));
        const note = [
          ...waiting, ...traps.map((trap) => say('book.trap', { trap })), ...(seen?.traps ?? []).map((trap) => say('book.trap-found', { trap })),
          ...(seen?.pits ? [say('book.pits', { pits: seen.pits })] : []), ...(seen?.source ? [say('book.source', { source: seen.source })] : []), ...furniture.map((piece) => teller.name(piece.id)),
        ].join(' · ');
        return (
          <Row key={id} testID={`book-${id}`} title={teller.title(id)} note={noted(note, ...traps.map((trap) => content.traps[trap]))} emblem={{ icon: seen ? 'doorway' : 'closed-doors', frame: 'tile', state: seen ? 'now' : 'away' }}
            right={say(seen ? (seen.asleep ? 'book.asleep' : 'book.seen') : 'book.hidden')} />
        );
      })}
    </View>
  );
}

/** What the numbers on the map are, and what is said there. */
function Sentences({ view }: { view: EruneView }) {
  const teller = useTeller();
  const [hero = ''] = view.order;
  return (
    <View>
      {eventsOf(view).map((event, i) => (
        <Body key={event} testID={`sentence-${event}`}>{`${i + 1} · ${teller.line({ key: `erune.${view.quest}.say.${event}`, with: { hero }, pick: 0 })}`}</Body>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  book: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
