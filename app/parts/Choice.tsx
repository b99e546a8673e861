import { StyleSheet, View } from 'react-native';

import { bone, vellum } from '../theme/colours';
import { useGround } from '../theme/ground';
import { touch } from '../theme/space';
import { Icon, type IconName } from './Icon';
import { keys, type KeyPress } from './keys';
import { Press } from './Press';
import { Body } from './Words';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

export interface ChoiceProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  testID: string;
  /** A bar takes the whole width; a pill is as wide as its words. */
  look?: 'bar' | 'pill' | undefined;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, options, value, onChange, testID, look = 'bar' }: ChoiceProps<Value>) {
  const ground = useGround();
  const pill = look === 'pill';
  const step = (by: number) => ({ currentTarget }: KeyPress) => {
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + by + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
    focusOption(currentTarget, options.indexOf(next));
  };
  const arrows = keys({ ArrowRight: step(1), ArrowDown: step(1), ArrowLeft: step(-1), ArrowUp: step(-1) });
  const radius = pill ? 26 : 13;
  const track = pill
    ? { borderWidth: 1.5, borderColor: ground.edge }
    : { borderWidth: 1, borderColor: ground.hairline, backgroundColor: ground.ground0 };
  return (
    <View
      role="radiogroup"
      aria-label={label}
      testID={testID}
      style={[styles.track, pill ? styles.snug : undefined, { borderRadius: radius }, track]}
      {...arrows}
    >
      {options.map((option) => {
        const on = option.value === value;
        const ink = on ? vellum.ink : pill ? ground.text : ground.soft;
        return (
          <Press
            key={option.value}
            role="radio"
            label={option.label}
            checked={on}
            tabStop={on}
            testID={`${testID}-${option.value}`}
            onPress={() => !on && onChange(option.value)}
            radius={radius - 4}
            style={pill ? styles.pillPart : styles.barPart}
            face={{ ...face, ...(on ? { backgroundColor: bone } : {}) }}
            sunk={on ? undefined : { backgroundColor: ground.raised }}
          >
            <View style={styles.words}>
              {option.icon && <Icon name={option.icon} size={18} colour={ink} />}
              <Body strong={on || !pill} centre colour={ink}>
                {option.label}
              </Body>
            </View>
          </Press>
        );
      })}
    </View>
  );
}

/** Radio groups carry the focus along with the choice. Only a browser has both arrow keys and elements. */
function focusOption(group: unknown, index: number): void {
  if (typeof Element === 'undefined' || !(group instanceof Element)) return;
  const radio = group.querySelectorAll('[role=radio]')[index];
  if (radio instanceof HTMLElement) radio.focus();
}

const face = { minHeight: touch.minimum, paddingHorizontal: 16, paddingVertical: 6 } as const;

const styles = StyleSheet.create({
  track: { flexDirection: 'row', flexWrap: 'wrap', padding: 4, gap: 4 },
  snug: { alignSelf: 'flex-start', padding: 2 },
  barPart: { flexGrow: 1, flexBasis: 0, minWidth: 88 },
  pillPart: { flexShrink: 1 },
  words: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 7 },
});
