import { StyleSheet, View } from 'react-native';

import { useGround } from '../theme/ground';
import { Icon } from './Icon';
import { Press } from './Press';

export interface TokenStepProps {
  sign: 'plus' | 'minus';
  label: string;
  /** It still answers, with a buzz: a button that goes dead under the thumb feels broken. */
  atLimit: boolean;
  onPress: () => void;
  testID: string;
}

export function TokenStep({ sign, label, atLimit, onPress, testID }: TokenStepProps) {
  const ground = useGround();
  return (
    <Press label={label} testID={testID} onPress={onPress} radius={22} style={styles.place} sunk={{ backgroundColor: ground.raised }}>
      <View style={[styles.middle, atLimit && styles.dim]}>
        <Icon name={sign} size={24} />
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  place: { minHeight: 48, minWidth: 60, margin: 3 },
  middle: { alignItems: 'center' },
  dim: { opacity: 0.35 },
});
