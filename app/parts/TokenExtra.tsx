import { StyleSheet, View, type ViewStyle } from 'react-native';

import { useGround } from '../theme/ground';
import { Icon, type IconName } from './Icon';
import { Number } from './Words';

/** Points that will not last: dashed, in gold. */
export function TokenExtra({ text, icon, style }: { text: string; icon?: IconName | undefined; style?: ViewStyle | undefined }) {
  const ground = useGround();
  return (
    <View style={[styles.ring, { borderColor: ground.accent, backgroundColor: ground.ground0 }, style]}>
      <Number size="minor" tone="accent">
        {text}
      </Number>
      {icon && <Icon name={icon} size={14} colour={ground.accent} />}
    </View>
  );
}

const styles = StyleSheet.create({
  ring: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 1,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: 18,
    paddingHorizontal: 6,
    paddingVertical: 5,
  },
});
