import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Choose, Line, Question } from '../../engine/core/ruleset';
import { space } from '../theme/space';
import { Button } from './Button';
import { Chip } from './Chip';
import { DiceTray, type DiceTrayProps } from './DiceTray';
import { Vellum } from './Vellum';
import { Minor, Voice } from './Words';

export interface QuestionCardProps extends Omit<DiceTrayProps, 'dice'> {
  question: Question;
  lines: (line: Line) => string;
  /** Over the question: whose it is, where one phone holds several. */
  whose?: string | undefined;
  pass: string;
  chosen: (count: number) => string;
  onPick: (picks: readonly string[]) => void;
}

/** A question to this phone, on vellum: dice to roll, or something to choose. */
export function QuestionCard({ question, lines, whose, pass, chosen, onPick, ...tray }: QuestionCardProps) {
  return (
    <Vellum testID="question">
      <View style={styles.card} aria-live="polite">
        {whose !== undefined && <Minor strong tone="rubric">{whose}</Minor>}
        <Voice testID="question-why">{lines(question.why)}</Voice>
        {question.ask === 'roll' && <DiceTray {...tray} dice={question.dice} />}
        {question.ask === 'choose' && <Options question={question} lines={lines} pass={pass} chosen={chosen} onPick={onPick} />}
      </View>
    </Vellum>
  );
}

function Options({ question, lines, pass, chosen, onPick }: { question: Choose } & Pick<QuestionCardProps, 'lines' | 'pass' | 'chosen' | 'onPick'>) {
  const { options, min, max } = question;
  const [picked, setPicked] = useState<readonly string[]>([]);
  const passing = min === 0 && <Button kind="ink" size="primary" label={pass} testID="pass" onPress={() => onPick([])} />;
  if (max === 1)
    return (
      <View style={styles.options}>
        {options.map(({ id, line }, i) => (
          <Button key={id} kind={i === 0 ? 'gold' : 'ink'} size="primary" label={lines(line)} testID={`option-${id}`} onPress={() => onPick([id])} />
        ))}
        {passing}
      </View>
    );
  const toggle = (id: string) => setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(-max));
  return (
    <View style={styles.options}>
      <View style={styles.chips}>
        {options.map(({ id, line }) => (
          <Chip key={id} label={lines(line)} checked={picked.includes(id)} testID={`option-${id}`} onPress={() => toggle(id)} />
        ))}
      </View>
      {picked.length >= Math.max(1, min) && <Button kind="gold" size="primary" label={chosen(picked.length)} testID="choose" onPress={() => onPick(picked)} />}
      {passing}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.m },
  options: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
