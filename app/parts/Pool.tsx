import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { dicePaints, type DicePaint } from '../theme/colours';
import { useRoom } from '../theme/room';
import { marks, type DiceMark } from './dice';
import { Number } from './Words';

export interface PoolDice {
  readonly paint: DicePaint;
  readonly mark: DiceMark;
  readonly count: number;
}

export interface PoolProps {
  dice: readonly PoolDice[];
  /** The pool in words: "three black dice". */
  label: string;
  /** Beside the dice: "+3". */
  bonus?: string | undefined;
  /** Counts instead of marks; by itself where there is little room or there are many dice. */
  counted?: boolean | undefined;
  size?: number | undefined;
}

const mostMarks = 5;

/** Dice that would be rolled, as their marks. */
export function Pool({ dice, label, bonus, counted, size = 20 }: PoolProps) {
  const { tight } = useRoom();
  const total = dice.reduce((sum, { count }) => sum + count, 0);
  const count = counted ?? (tight || total > mostMarks);
  return (
    <View style={styles.row} accessible role="img" aria-label={label}>
      {dice.flatMap((kind, at) =>
        count
          ? [
              <View key={at} style={styles.counted}>
                <Number>{kind.count}</Number>
                <Marked {...kind} size={size} />
              </View>,
            ]
          : Array.from({ length: kind.count }, (_, i) => <Marked key={`${at}.${i}`} {...kind} size={size} />),
      )}
      {bonus !== undefined && <Number>{bonus}</Number>}
    </View>
  );
}

function Marked({ paint, mark, size }: { paint: DicePaint; mark: DiceMark; size: number }) {
  const { body, edge, symbol } = dicePaints[paint];
  return (
    <Svg width={size} height={size} viewBox="0 0 22 22">
      <Rect x={0.75} y={0.75} width={20.5} height={20.5} rx={5} fill={body} stroke={edge} strokeWidth={1.2} />
      <Path d={marks[mark]} fill={symbol} fillRule="evenodd" transform="translate(11 11) scale(.72)" />
    </Svg>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  counted: { flexDirection: 'row', alignItems: 'center', gap: 5, marginRight: 4 },
});
