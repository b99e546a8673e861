import { StyleSheet, View } from 'react-native';

import { useGround } from '../theme/ground';
import { touch } from '../theme/space';
import { useAdjust } from './adjust';
import { useFocusRing } from './focus';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Body, Minor, Number } from './Words';

export interface StepperProps {
  label: string;
  note?: string | undefined;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  /** The value in words: "three players". */
  said: string;
  /** What the two buttons do. */
  more: string;
  less: string;
  onChange: (value: number) => void;
  testID: string;
}

/** A small number that is set, not spent. */
export function Stepper({ label, note, value, min, max, said, more, less, onChange, testID }: StepperProps) {
  const adjust = useAdjust({ value, min, max, name: label, said, onChange: (delta) => onChange(value + delta) });
  const focus = useFocusRing();
  const { style, ...adjustable } = adjust.props;
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Body strong>{label}</Body>
        {note !== undefined && <Minor>{note}</Minor>}
      </View>
      <Step icon="minus" label={less} atLimit={adjust.atMin} onPress={adjust.less} testID={`${testID}-less`} />
      <View {...adjustable} {...focus.handlers} testID={testID} style={[styles.value, style, focus.ring]}>
        <Number centre size="buttonLarge">
          {value + adjust.pulled}
        </Number>
      </View>
      <Step icon="plus" label={more} atLimit={adjust.atMax} onPress={adjust.more} testID={`${testID}-more`} />
    </View>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  atLimit: boolean;
  onPress: () => void;
  testID: string;
}

function Step({ icon, label, atLimit, onPress, testID }: StepProps) {
  const ground = useGround();
  return (
    <Press
      label={label}
      testID={testID}
      onPress={onPress}
      face={{ alignItems: 'center', borderWidth: 1.5, borderColor: atLimit ? ground.hairline : ground.edge, minHeight: touch.minimum }}
      sunk={{ backgroundColor: ground.raised }}
    >
      <Icon name={icon} size={22} colour={atLimit ? ground.hairline : ground.text} />
    </Press>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: touch.row },
  words: { flex: 1 },
  value: { minWidth: touch.minimum, minHeight: touch.minimum, justifyContent: 'center', borderRadius: 8 },
});
