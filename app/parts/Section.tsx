import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGround } from '../theme/ground';
import { space } from '../theme/space';
import { Vine } from './Vine';
import { Heading, Minor } from './Words';

export interface SectionProps {
  title: string;
  children?: ReactNode;
  /** A vine once a screen; a line where no row brings its own. */
  ornament?: 'none' | 'line' | 'vine' | undefined;
  /** At the end of the title's line: a count, or a control. */
  right?: ReactNode;
  testID?: string | undefined;
}

export function Section({ title, children, ornament = 'none', right, testID }: SectionProps) {
  const ground = useGround();
  const line = { borderBottomWidth: ornament === 'line' ? 1 : 0, borderColor: ground.hairline };
  return (
    <View testID={testID}>
      <View style={[styles.head, line]}>
        <View style={ornament === 'vine' ? styles.snug : styles.fill}>
          <Heading>{title}</Heading>
        </View>
        {ornament === 'vine' && <Vine />}
        {typeof right === 'string' ? <Minor size="body">{right}</Minor> : right}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingBottom: 6, minHeight: 38 },
  fill: { flex: 1 },
  snug: { flexShrink: 1 },
});
