import { StyleSheet, View } from 'react-native';

import { gold } from '../theme/colours';
import { useGround } from '../theme/ground';
import { touch } from '../theme/space';
import { Icon } from './Icon';
import { Press } from './Press';
import { Body, Minor } from './Words';

export interface SwitchProps {
  label: string;
  note?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
  testID: string;
}

/** A setting that is on or off. The whole row is the control; on is a tick at the right, off a ring at the left. */
export function Switch({ label, note, value, onChange, testID }: SwitchProps) {
  const ground = useGround();
  const track = value
    ? { backgroundColor: gold.main, borderColor: gold.main }
    : { backgroundColor: ground.stuff === 'stone' ? ground.ground0 : 'transparent', borderColor: ground.edge };
  return (
    <Press
      role="switch"
      label={label}
      hint={note}
      checked={value}
      testID={testID}
      feel="step"
      onPress={() => onChange(!value)}
      radius={8}
      face={{ minHeight: touch.row }}
      sunk={{ backgroundColor: ground.raised }}
    >
      <View style={styles.row}>
        <View style={styles.words}>
          <Body strong>{label}</Body>
          {note !== undefined && <Minor>{note}</Minor>}
        </View>
        <View style={[styles.track, track, { alignItems: value ? 'flex-end' : 'flex-start' }]}>
          {value ? (
            <View style={[styles.knob, { backgroundColor: gold.on }]}>
              <Icon steady name="tick" size={20} colour={gold.main} />
            </View>
          ) : (
            <View style={[styles.knob, styles.ring, { borderColor: ground.text }]} />
          )}
        </View>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 6, paddingHorizontal: 2 },
  words: { flex: 1 },
  track: { width: 58, height: 34, borderRadius: 17, borderWidth: 1.5, justifyContent: 'center', padding: 2.5 },
  knob: { width: 26, height: 26, borderRadius: 13, alignItems: 'center', justifyContent: 'center' },
  ring: { borderWidth: 3 },
});
