import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { atLeast, odds } from '@engine/kit/odds';
import { chance } from '../device/chance';
import { Button } from '../parts/Button';
import { Die } from '../parts/Die';
import { Sheet } from '../parts/Sheet';
import { Stepper } from '../parts/Stepper';
import { Body, Minor } from '../parts/Words';
import type { AnyScene } from '../scenes/scene';
import { space } from '../theme/space';
import { useSay } from '../words';
import { useTray } from './tray';

const MOST = 12;

/** Dice for anything the rules do not ask for. They never enter the game. */
export function FreeDice({ scene, open, onClose }: { scene: AnyScene; open: boolean; onClose: () => void }) {
  const say = useSay();
  const [count, setCount] = useState(3);
  const [target, setTarget] = useState(4);
  const [rolls, setRolls] = useState<readonly (readonly number[])[]>([]);
  const { words, faces, look } = useTray(scene, count);
  const die = Object.keys(scene.dice)[0] ?? '';
  const sides = faces(die);
  const roll = () => setRolls([Array.from({ length: count }, () => chance.below(sides.length)), ...rolls].slice(0, 6));
  const reached = (face: number) => (sides[face]?.['pips'] ?? 0) >= target;
  const likely = atLeast(odds(Array(count).fill(sides), (face) => Number((face['pips'] ?? 0) >= target)), 1);
  return (
    <Sheet open={open} title={say('dice.free')} note={say('dice.free-note')} closeLabel={say('common.close')} onClose={onClose} testID="free-dice"
      footer={<Button kind="gold" size="primary" icon="rolling-dices" label={words.roll} testID="free-roll" onPress={roll} feel="settle" />}>
      <Stepper label={say('dice.count')} value={count} min={1} max={MOST} said={say('dice.count-said', { count })} more={say('dice.one-more')} less={say('dice.one-less')} onChange={setCount} testID="free-count" />
      <Stepper label={say('dice.target')} note={say('dice.odds', { percent: Math.round(likely * 100), target })} value={target} min={1} max={sides.length}
        said={say('dice.target-said', { target })} more={say('dice.target-up')} less={say('dice.target-down')} onChange={setTarget} testID="free-target" />
      {rolls.map((fallen, i) => (
        <View key={rolls.length - i} style={styles.roll}>
          <View style={styles.row}>
            {fallen.map((face, at) => (
              <Die key={at} {...look(die)} face={sides[face]} size={i === 0 ? 46 : 30} selected={i === 0 && reached(face)} label={words.face(sides[face] ?? {})} />
            ))}
          </View>
          {i === 0 ? <Body strong testID="free-sum">{say('dice.reached', { count: fallen.filter(reached).length, target })}</Body> : <Minor>{say('dice.before')}</Minor>}
        </View>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  roll: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
