import { StyleSheet, View } from 'react-native';

import { pigments } from '../theme/colours';
import { Icon } from './Icon';
import type { TokenProps } from './Tokens';
import { Minor, Number } from './Words';

/** A reserve that is only read: sign and number. */
export function TokenStrip({ reserve, testID }: TokenProps) {
  const { pigment, icon, value, of, name, said, extra } = reserve;
  return (
    <View testID={testID} style={styles.line} accessible role="img" aria-label={`${name}, ${said}`}>
      <Icon name={icon} size={18} colour={pigments[pigment].light} />
      <Number>{value}</Number>
      {extra && <Minor tone="accent">{extra.text}</Minor>}
      {of !== undefined && <Minor>{of}</Minor>}
    </View>
  );
}

const styles = StyleSheet.create({ line: { flexDirection: 'row', alignItems: 'center', gap: 5 } });
