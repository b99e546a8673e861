import { useState } from 'react';
import { StyleSheet, TextInput, View, type TextInputProps } from 'react-native';

import { useGround } from '../theme/ground';
import { touch } from '../theme/space';
import { faces, figures } from '../theme/type';
import { noOutline, useFocusRing } from './focus';
import { Icon, type IconName } from './Icon';
import { Minor, useSize } from './Words';

type Typing = Pick<
  TextInputProps,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'multiline'
  | 'onSubmitEditing'
  | 'placeholder'
  | 'returnKeyType'
>;

export interface FieldProps extends Typing {
  label: string;
  value: string;
  onChange: (value: string) => void;
  testID: string;
  /** The place says what it is for: the label is only spoken. */
  said?: boolean | undefined;
  note?: string | undefined;
  /** What is wrong with what was typed. */
  fault?: string | undefined;
  icon?: IconName | undefined;
  look?: 'box' | 'pill' | undefined;
}

export function Field({ label, value, onChange, testID, said, note, fault, icon, look = 'box', ...typing }: FieldProps) {
  const ground = useGround();
  const size = useSize('body');
  const [height, setHeight] = useState(0);
  const { ring, handlers } = useFocusRing();
  const pill = look === 'pill';
  const frame = {
    borderColor: fault === undefined ? ground.edge : ground.rubric,
    borderRadius: pill ? 27 : 12,
    backgroundColor: ground.stuff === 'stone' ? ground.ground0 : 'transparent',
  };
  return (
    <View style={styles.field}>
      {!said && <Minor strong>{label}</Minor>}
      <View style={[styles.frame, frame, ring]}>
        {icon && <Icon name={icon} size={20} colour={ground.soft} />}
        <TextInput
          {...typing}
          {...handlers}
          testID={testID}
          aria-label={label}
          accessibilityHint={fault ?? note}
          value={value}
          onChangeText={onChange}
          placeholderTextColor={ground.soft}
          selectionColor={ground.accent}
          {...(typing.multiline ? { onContentSizeChange: (event) => setHeight(event.nativeEvent.contentSize.height) } : {})}
          style={[styles.input, figures, size, { color: ground.text, paddingHorizontal: pill ? 6 : 0 }, height > 0 && { minHeight: height }]}
        />
      </View>
      {fault !== undefined && (
        <View style={styles.fault} aria-live="polite">
          <Icon name="cancel" size={16} colour={ground.rubric} />
          <Minor fill tone="rubric">
            {fault}
          </Minor>
        </View>
      )}
      {fault === undefined && note !== undefined && <Minor>{note}</Minor>}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: 5 },
  frame: { flexDirection: 'row', alignItems: 'center', gap: 9, minHeight: touch.button, borderWidth: 1.5, paddingHorizontal: 14 },
  input: { flex: 1, minHeight: touch.minimum, paddingVertical: 10, fontFamily: faces.ui, ...noOutline },
  fault: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
