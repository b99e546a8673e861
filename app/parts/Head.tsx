import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { touch } from '../theme/space';
import { Icon } from './Icon';
import { Press } from './Press';
import { Title } from './Words';

export interface HeadProps {
  title: string;
  back?: { readonly label: string; readonly onPress: () => void } | undefined;
  right?: ReactNode;
  testID: string;
}

/** The title line of a screen. */
export function Head({ title, back, right, testID }: HeadProps) {
  return (
    <View style={styles.row} testID={testID}>
      {back && (
        <Press label={back.label} testID={`${testID}-back`} onPress={back.onPress} style={styles.back} face={{ alignItems: 'center' }}>
          <Icon name="chevron-left" size={28} />
        </Press>
      )}
      <View style={styles.title}>
        <Title size="screen">{title}</Title>
      </View>
      {right}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: touch.button },
  back: { marginLeft: -10 },
  title: { flex: 1 },
});
