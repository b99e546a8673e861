import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';

import { useGround } from '../theme/ground';
import { curl, leaf } from './curl';

/** Parts what is told from what follows. Only its ends stretch. */
export function Rule() {
  const { ornament } = useGround();
  const line = { backgroundColor: ornament.line };
  const half = (
    <>
      <Path d="M-40 0h5.5" stroke={ornament.line} />
      <Path d={curl} fill="none" stroke={ornament.line} strokeWidth={1.3} transform="translate(-28 .5) rotate(90)" />
      <Path d={leaf} fill={ornament.line} transform="translate(-19 0)" />
    </>
  );
  return (
    <View style={styles.row} aria-hidden>
      <View style={[styles.line, line]} />
      <Svg width={80} height={18} viewBox="-40 -9 80 18">
        {half}
        <G transform="scale(-1 1)">{half}</G>
        <Path d="M0 -5L5 0L0 5L-5 0Z" fill={ornament.bud} />
      </Svg>
      <View style={[styles.line, line]} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: 4 },
  line: { flex: 1, height: 1 },
});
