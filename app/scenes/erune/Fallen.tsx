import { StyleSheet, View } from 'react-native';
import type { Face } from '@engine/core/ruleset';
import type { View as EruneView } from '@engine/systems/erune/view';
import { Card } from '../../parts/Card';
import { Die } from '../../parts/Die';
import { Body, Minor } from '../../parts/Words';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import { contentOf } from './content';
import { lookOf, useDiceWords } from './dice';
import { useNoted } from './proposed';

/** The dice on the table: whose roll it was, each die, and what they add up to. */
export function Fallen({ view }: { view: EruneView }) {
  const say = useSay();
  const teller = useTeller();
  const words = useDiceWords();
  const noted = useNoted();
  const { shown } = view;
  if (!shown) return null;
  const content = contentOf(view);
  const lying = shown.dice.map((die, i) => ({ die, face: content.dice[die]?.faces[shown.faces[i] ?? -1] ?? {} }));
  const whose = teller.line({ key: `app.fallen.${shown.about}`, with: { by: view.monsters[shown.by]?.boss ?? shown.by } });
  return (
    <Card testID="fallen">
      <View style={styles.rows}>
        <Minor>{noted(whose, ...shown.dice.map((die) => content.dice[die]))}</Minor>
        <View style={styles.row}>
          {lying.map(({ die, face }, i) => (
            <Die key={i} {...lookOf(die)} face={face} size={44} label={say('fallen.die', { die, face: words.face(face) })} />
          ))}
        </View>
        <Body strong testID="fallen-sum">{words.face(total(lying.map(({ face }) => face)))}</Body>
      </View>
    </Card>
  );
}

/** All symbols together. */
function total(faces: readonly Face[]): Face {
  const sum: Record<string, number> = {};
  for (const face of faces) for (const [symbol, count] of Object.entries(face)) sum[symbol] = (sum[symbol] ?? 0) + count;
  return sum;
}

const styles = StyleSheet.create({
  rows: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
