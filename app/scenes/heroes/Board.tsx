import { StyleSheet, View } from 'react-native';
import { heroKind, isDead, questOf, type Hero, type Monster } from '@engine/systems/heroes/state';
import type { View as HeroesView } from '@engine/systems/heroes/view';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { Body, Minor, Number } from '../../parts/Words';
import { pigments } from '../../theme/colours';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import { content } from './content';
import { heroesIcon } from './icons';

/** What lies on the table for all: the party, the monsters in sight, the goal. */
export function Board({ view }: { view: HeroesView }) {
  const say = useSay();
  const { item } = questOf(content, view).objective;
  const done = view.items.includes(item);
  const ground = useGround();
  return (
    <View style={styles.board}>
      <View style={styles.strip}>
        {view.order.map((id) => {
          const hero = view.heroes[id];
          return hero && <HeroCard key={id} hero={hero} now={view.turn === id} />;
        })}
      </View>
      {Object.keys(view.monsters).length > 0 && (
        <View style={styles.strip}>
          {Object.values(view.monsters).map((monster) => (
            <MonsterCard key={monster.id} monster={monster} health={view.health?.[monster.id]} />
          ))}
        </View>
      )}
      <View style={styles.goal}>
        <Icon name={done ? 'check-mark' : 'laurel-crown'} size={28} colour={ground.accent} />
        <Body fill>{say(done ? 'board.goal-done' : 'board.goal', { item })}</Body>
      </View>
    </View>
  );
}

function HeroCard({ hero, now }: { hero: Hero; now: boolean }) {
  const teller = useTeller();
  const say = useSay();
  const ground = useGround();
  const dead = isDead(hero);
  return (
    <View style={styles.cell}>
      <Card look={now ? 'now' : 'plain'} padding={space.s} testID={`party-${hero.kind}`}>
        <View style={styles.card} accessible aria-label={say('board.hero', { hero: hero.id, value: hero.health, max: heroKind(content, hero).health, room: hero.room })}>
          <Icon name={dead ? 'tombstone' : heroesIcon(hero.kind)} size={34} colour={dead ? ground.soft : ground.accent} />
          <Body strong centre>{hero.name}</Body>
          <View style={styles.line}>
            <Icon name="hearts" size={24} colour={dead ? ground.soft : pigments.minium.light} />
            <Number testID={`party-health-${hero.kind}`}>{String(hero.health)}</Number>
          </View>
          <Minor centre>{dead ? say('board.fallen') : teller.name(hero.room)}</Minor>
        </View>
      </Card>
    </View>
  );
}

export function MonsterCard({ monster, health }: { monster: Monster; health?: number | undefined }) {
  const teller = useTeller();
  const say = useSay();
  const ground = useGround();
  const marks = [monster.bound && say('board.bound'), monster.dimmed && say('board.dimmed')].filter(Boolean).join(' ');
  return (
    <View style={styles.cell}>
      <Card padding={space.s} testID={`monster-${monster.id}`}>
        <View style={styles.card}>
          <Icon name={heroesIcon(monster.kind)} size={34} colour={ground.text} />
          <Body centre>{teller.title(monster.id)}</Body>
          <Minor centre>
            {health === undefined ? say('board.wounds', { wounds: monster.wounds }) : say('board.monster-health', { left: health - monster.wounds, health })}
          </Minor>
          <Minor centre>{marks || teller.name(monster.room)}</Minor>
        </View>
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { gap: space.m },
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  cell: { flexGrow: 1, minWidth: 84, maxWidth: 160 },
  card: { alignItems: 'center', gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  goal: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
