import { StyleSheet, View } from 'react-native';
import { questOf } from '@engine/systems/heroes/state';
import type { View as HeroesView } from '@engine/systems/heroes/view';
import { Icon } from '../../parts/Icon';
import { Initial } from '../../parts/Initial';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Vellum } from '../../parts/Vellum';
import { Heading, Minor, Title } from '../../parts/Words';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { MonsterCard } from './Board';
import { content } from './content';
import { heroesIcon } from './icons';

/** The referee's own page: the monsters with their full health, and the quest book with what is still hidden. */
export function RefereePage({ view, as }: PageProps<HeroesView>) {
  const say = useSay();
  const teller = useTeller();
  const monsters = Object.values(view.monsters);
  return (
    <View style={styles.page}>
      <View style={styles.head}>
        <Initial letter={teller.name(as).charAt(0)} size={60} badge="hood" />
        <View style={styles.fill}>
          <Title size="title" testID="sheet-name">{teller.name(as)}</Title>
          <Minor size="body">{say('referee.role')}</Minor>
        </View>
      </View>
      <Section title={say('referee.monsters')} ornament="vine">
        {monsters.length === 0 && <Minor>{say('referee.no-monsters')}</Minor>}
        <View style={styles.strip}>
          {monsters.map((monster) => (
            <MonsterCard key={monster.id} monster={monster} health={view.health?.[monster.id]} />
          ))}
        </View>
      </Section>
      <QuestBook view={view} />
    </View>
  );
}

/** Seen rooms solid, hidden ones dashed; what each still hides. */
function QuestBook({ view }: { view: HeroesView }) {
  const say = useSay();
  const teller = useTeller();
  const ground = useGround();
  return (
    <Vellum shadows testID="quest-book">
      <View style={styles.book}>
        <View style={styles.bookHead}>
          <Icon name="open-book" size={26} colour={ground.accent} />
          <Heading fill>{teller.name(view.quest)}</Heading>
        </View>
        <Minor>{say('referee.alone')}</Minor>
        {questOf(content, view).rooms.map(({ id, squares }) => {
          const seen = view.rooms[id];
          return (
            <Row key={id} testID={`book-${id}`} title={teller.title(id)} emblem={{ icon: heroesIcon(id), frame: 'tile', state: seen ? 'now' : 'away' }}
              note={[say('referee.squares', { squares }), ...hidden(view, id, say, teller.name)].join(' · ')}
              right={say(seen ? 'referee.seen' : 'referee.hidden')} />
          );
        })}
      </View>
    </Vellum>
  );
}

function hidden(view: HeroesView, room: string, say: ReturnType<typeof useSay>, name: (id: string) => string): readonly string[] {
  const secret = view.secrets?.[room];
  const known = view.rooms[room]?.trap;
  return [
    ...(secret?.monsters ?? []).map((kind) => name(kind)),
    ...(secret?.trap ? [say('referee.trap', { trap: secret.trap })] : []),
    ...(known ? [say(known.armed ? 'referee.trap-known' : 'referee.trap-gone', { trap: known.kind })] : []),
    ...(secret?.gold ? [say('referee.gold', { gold: secret.gold })] : []),
    ...(secret?.item ? [name(secret.item)] : []),
  ];
}

const styles = StyleSheet.create({
  page: { gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  fill: { flex: 1 },
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  book: { gap: space.s },
  bookHead: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
