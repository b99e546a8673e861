import { StyleSheet, View } from 'react-native';

import { useGround } from '../theme/ground';
import { touch } from '../theme/space';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Body, Voice } from './Words';

export interface ChipProps {
  label: string;
  onPress: () => void;
  testID: string;
  icon?: IconName | undefined;
  /** A filter that is on or off. Leave it out for a chip that simply does something. */
  checked?: boolean | undefined;
  /** Stands out among its neighbours: gold. */
  bright?: boolean | undefined;
  /** A sentence that can be said, in the Spirit's hand. */
  quoted?: boolean | undefined;
  name?: string | undefined;
}

export function Chip({ label, onPress, testID, icon, checked, bright = false, quoted, name }: ChipProps) {
  const ground = useGround();
  const lit = checked ?? bright;
  const ink = lit ? ground.accent : ground.text;
  const sign = checked ? 'tick' : icon;
  return (
    <Press
      label={name ?? label}
      testID={testID}
      onPress={onPress}
      role={checked === undefined ? 'button' : 'checkbox'}
      checked={checked}
      radius={touch.minimum / 2}
      face={{ ...chip, borderColor: lit ? ground.accent : ground.edge }}
      sunk={{ backgroundColor: ground.raised }}
    >
      <View style={styles.line}>
        {sign && <Icon name={sign} size={20} colour={lit || sign !== icon ? ink : ground.accent} />}
        <View style={styles.shrink}>
          {quoted ? (
            <Voice heard size="small" colour={ink}>
              {label}
            </Voice>
          ) : (
            <Body strong={lit} colour={ink}>
              {label}
            </Body>
          )}
        </View>
      </View>
    </Press>
  );
}

const chip = { borderWidth: 1.5, minHeight: touch.minimum, paddingHorizontal: 14, paddingVertical: 8 } as const;

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 7 },
  shrink: { flexShrink: 1 },
});
