import { StyleSheet, View } from 'react-native';
import { hpAtFull } from '@engine/systems/erune/board';
import type { Objective } from '@engine/systems/erune/content';
import { maxOf, purse } from '@engine/systems/erune/points';
import { active, party, questOf, type Adventurer, type Monster } from '@engine/systems/erune/state';
import type { View as EruneView } from '@engine/systems/erune/view';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { Body, Heading, Minor, Number } from '../../parts/Words';
import { pigments } from '../../theme/colours';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import { contentOf } from './content';
import { eruneIcon } from './icons';
import { useNoted } from './proposed';
import { QuestMap } from './QuestMap';

/** What lies on the table for all: the quest and its turn, the party, the monsters in play, the goals. */
export function Board({ view }: { view: EruneView }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  const { mode, turn, phase, quest, reserve, wave } = view;
  const content = contentOf(view);
  const card = questOf(content, view);
  const when = [
    say('play.round-n', { round: turn }), say(`phase.${phase}`),
    ...(mode === 'arena' ? [say('board.waves', { wave })] : [say(mode === 'coop' ? 'board.common' : 'board.reserve', { reserve })]),
  ].join(' · ');
  const foes = active(view);
  const ours = noted('', ...foes.map(({ kind }) => content.monsters[kind]));
  return (
    <View style={styles.board}>
      <View>
        <Heading>{teller.name(quest)}</Heading>
        <Minor testID="board-when">{noted(when, card)}</Minor>
      </View>
      <View style={styles.strip}>
        {party(view).map((who) => <Member key={who.id} view={view} who={who} />)}
      </View>
      {foes.length > 0 && (
        <View>
          <View style={styles.strip}>
            {foes.map((monster) => <MonsterCard key={monster.id} view={view} monster={monster} />)}
          </View>
          {ours !== '' && <Minor>{say('board.foes', { proposed: ours })}</Minor>}
        </View>
      )}
      <QuestMap view={view} />
      {card.objectives.map((goal) => <Goal key={goal.id} goal={goal} met={view.met.includes(goal.id)} />)}
    </View>
  );
}

function Member({ view, who }: { view: EruneView; who: Adventurer }) {
  const teller = useTeller();
  const say = useSay();
  const ground = useGround();
  const { id, kind, dead, room, name } = who;
  const [value, max] = [purse(who, 'hp'), maxOf(contentOf(view), who, 'hp')];
  const state = dead ? say('board.fallen') : who.done && view.phase === 'adventurers' ? say('board.done') : teller.name(room);
  return (
    <View style={styles.cell}>
      <Card look={view.phase === 'adventurers' && !dead && !who.done ? 'now' : 'plain'} padding={space.s} testID={`party-${kind}`}>
        <View style={styles.card} accessible aria-label={say('board.member', { hero: id, value, max, state })}>
          <Icon name={dead ? 'tombstone' : eruneIcon(kind)} size={34} colour={dead ? ground.soft : ground.accent} />
          <Body strong centre>{name}</Body>
          <View style={styles.line}>
            <Icon name="hearts" size={24} colour={dead ? ground.soft : pigments.minium.light} />
            <Number testID={`party-hp-${kind}`}>{String(value)}</Number>
            <Minor>{say('sheet.of', { max })}</Minor>
          </View>
          <Minor centre>{state}</Minor>
        </View>
      </Card>
    </View>
  );
}

/** A monster with its health, and what holds it. */
function MonsterCard({ view, monster }: { view: EruneView; monster: Monster }) {
  const teller = useTeller();
  const say = useSay();
  const ground = useGround();
  const { id, kind, boss, hp, hindered, room } = monster;
  const held = hindered.length > 0 ? say('board.held') : teller.name(room);
  return (
    <View style={styles.cell}>
      <Card padding={space.s} testID={`monster-${id}`}>
        <View style={styles.card}>
          <Icon name={eruneIcon(boss ?? kind)} size={34} colour={ground.text} />
          <Body centre>{teller.title(boss ?? id)}</Body>
          <Minor centre>{say('board.hp', { hp: hp + monster.temporary, max: hpAtFull(contentOf(view), view, monster) })}</Minor>
          <Minor centre>{held}</Minor>
        </View>
      </Card>
    </View>
  );
}

function Goal({ goal, met }: { goal: Objective; met: boolean }) {
  const teller = useTeller();
  const say = useSay();
  const ground = useGround();
  const { id, side, main, xp } = goal;
  const note = [say(`goal.${side}`), main ? say('goal.main') : say('goal.more'), say('goal.xp', { xp }), met ? say('goal.met') : ''].filter(Boolean).join(' · ');
  return (
    <View style={styles.goal} testID={`goal-${id}`}>
      <Icon name={met ? 'check-mark' : side === 'mos' ? 'hood' : main ? 'laurel-crown' : 'laurels'} size={28} colour={met || side === 'adventurers' ? ground.accent : ground.soft} />
      <View style={styles.fill}>
        <Body strong={met}>{teller.title(id)}</Body>
        <Minor>{note}</Minor>
      </View>
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
  fill: { flex: 1 },
});
