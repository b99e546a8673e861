import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Face } from '@engine/core/ruleset';
import { atLeast, odds } from '@engine/kit/odds';
import { chance } from '../device/chance';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { Die } from '../parts/Die';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { Body, Minor } from '../parts/Words';
import type { AnyScene } from '../scenes/scene';
import { space } from '../theme/space';
import { useSay, useTeller } from '../words';
import { useTray } from './tray';

const MOST = 12;

/** Dice for anything the rules do not ask for. They never enter the game. */
export function FreeDice({ scene, open, onClose }: { scene: AnyScene; open: boolean; onClose: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const [count, setCount] = useState(3);
  const [target, setTarget] = useState(4);
  const [rolls, setRolls] = useState<readonly (readonly number[])[]>([]);
  const { words, shown, faces, look } = useTray(scene, count);
  const kinds = Object.keys(scene.dice);
  const [die, setDie] = useState(kinds[0] ?? '');
  const sides = faces(die);
  // Symbols are counted; only pips can reach a number.
  const pipped = sides.some((face) => face['pips'] !== undefined);
  const choose = (to: string) => {
    setDie(to);
    setRolls([]);
  };
  const roll = () => setRolls([Array.from({ length: count }, () => chance.below(sides.length)), ...rolls].slice(0, 6));
  const reached = (face: number) => pipped && (sides[face]?.['pips'] ?? 0) >= target;
  const likely = atLeast(odds(Array(count).fill(sides), (face) => Number((face['pips'] ?? 0) >= target)), 1);
  return (
    <Sheet open={open} title={say('dice.free')} note={say('dice.free-note')} closeLabel={say('common.close')} onClose={onClose} testID="free-dice"
      footer={<Button kind="gold" size="primary" icon="rolling-dices" label={words.roll} testID="free-roll" onPress={roll} feel="settle" />}>
      {kinds.length > 1 && <Choice label={say('dice.kind')} value={die} onChange={choose} testID="free-die" options={kinds.map((id) => ({ value: id, label: teller.title(id) }))} />}
      <Stepper label={say('dice.count')} value={count} min={1} max={MOST} said={say('dice.count-said', { count })} more={say('dice.one-more')} less={say('dice.one-less')} onChange={setCount} testID="free-count" />
      {pipped && <Stepper label={say('dice.target')} note={say('dice.odds', { percent: Math.round(likely * 100), target })} value={target} min={1} max={sides.length}
        said={say('dice.target-said', { target })} more={say('dice.target-up')} less={say('dice.target-down')} onChange={setTarget} testID="free-target" />}
      {rolls.map((fallen, i) => (
        <View key={rolls.length - i} style={styles.roll}>
          <View style={styles.row}>
            {fallen.map((face, at) => (
              <Die key={at} {...look(die)} face={sides[face]} size={i === 0 ? 46 : 30} selected={i === 0 && reached(face)} label={words.face(sides[face] ?? {})} />
            ))}
          </View>
          {i === 0 ? <Body strong testID="free-sum">{pipped ? say('dice.reached', { count: fallen.filter(reached).length, target }) : shown(total(fallen.map((face) => sides[face] ?? {})))}</Body> : <Minor>{say('dice.before')}</Minor>}
        </View>
      ))}
    </Sheet>
  );
}

/** All symbols together. */
function total(faces: readonly Face[]): Face {
  const sum: Record<string, number> = {};
  for (const face of faces) for (const [symbol, count] of Object.entries(face)) sum[symbol] = (sum[symbol] ?? 0) + count;
  return sum;
}

const styles = StyleSheet.create({
  roll: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
