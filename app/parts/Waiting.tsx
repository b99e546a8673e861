import { StyleSheet, View } from 'react-native';

import { Card } from './Card';
import { Dots } from './Dots';
import { Icon, type IconName } from './Icon';
import { useGround } from '../theme/ground';
import { Body } from './Words';

export interface WaitingProps {
  who: string;
  /** What is awaited, as it follows the name: "rolls his defence". */
  what: string;
  icon?: IconName | undefined;
  testID?: string | undefined;
}

/** Somebody else's question. One row, never a veil. */
export function Waiting({ who, what, icon, testID }: WaitingProps) {
  const ground = useGround();
  return (
    <View aria-live="polite" role="status" testID={testID}>
      <Card>
        <View style={styles.row}>
          {icon && <Icon name={icon} size={26} colour={ground.accent} />}
          <Body fill>
            <Body strong>{who}</Body> {what}
          </Body>
          <Dots />
        </View>
      </Card>
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 24 } });
