import { StyleSheet, Text, View } from 'react-native';

import type { Told } from '../../engine/core/journal';
import type { Line } from '../../engine/core/ruleset';
import { useGround } from '../theme/ground';
import { space } from '../theme/space';
import { faces } from '../theme/type';
import { Button } from './Button';
import { Body, useSize } from './Words';

export interface LogProps {
  lines: readonly Told[];
  words: (line: Line) => string;
  /** Said before a line that was taken back, which is also struck out. */
  undone: string;
  empty: string;
  older?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Newest first, at most so many. */
  most?: number | undefined;
}

/** What was told to this seat, the newest on top. */
export function Log({ lines, words, undone, empty, older, most = Infinity }: LogProps) {
  const ground = useGround();
  const size = useSize('body');
  const shown = Array.from({ length: Math.min(most, lines.length) }, (_, i) => lines[lines.length - 1 - i] as Told);
  if (shown.length === 0) return <Body tone="soft">{empty}</Body>;
  return (
    <View style={styles.log} testID="log">
      {shown.map(({ n, line, undone: gone }, i) => (
        <Text key={`${n}-${lines.length - i}`} aria-label={gone ? `${undone}: ${words(line)}` : undefined} testID="log-line"
          style={[size, { fontFamily: faces.ui, color: gone ? ground.soft : ground.text, borderColor: ground.hairline }, styles.line, gone && styles.gone]}>
          {words(line)}
        </Text>
      ))}
      {older && <Button kind="bare" label={older.label} testID="log-older" onPress={older.onPress} />}
    </View>
  );
}

const styles = StyleSheet.create({
  log: { gap: space.s },
  line: { borderBottomWidth: 1, paddingBottom: space.s },
  gone: { textDecorationLine: 'line-through' },
});
