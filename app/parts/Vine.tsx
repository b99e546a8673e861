import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path } from 'react-native-svg';

import { useGround } from '../theme/ground';
import { curl, leaf } from './curl';

const reach = 23.8;

const stem = (curls: number): string =>
  `M0 11${Array.from({ length: curls }, (_, i) => `Q${(i + 0.5) * reach} ${i % 2 ? 2.4 : 19.6} ${(i + 1) * reach} 11`).join('')}`;

/** The one vine of a screen. It grows as far as there is room. */
export function Vine() {
  const [width, setWidth] = useState(0);
  const { ornament } = useGround();
  const curls = Math.max(0, Math.floor(width / reach));
  return (
    <View style={styles.room} onLayout={(event) => setWidth(event.nativeEvent.layout.width)} aria-hidden>
      {curls > 0 && (
        <Svg width={curls * reach} height={22} viewBox={`0 0 ${curls * reach} 22`}>
          {Array.from({ length: curls }, (_, i) => (
            <G key={i} transform={`translate(${(i + 0.5) * reach} 11) scale(1 ${i % 2 ? -1 : 1}) translate(.3 -2)`}>
              <Path d={curl} fill="none" stroke={ornament.line} strokeWidth={1.3} />
              <Circle cx={-0.1} cy={-0.9} r={1.95} fill={ornament.bud} />
              <Path d={leaf} fill={ornament.line} transform="translate(5.2 -4) rotate(-42) scale(.5)" />
            </G>
          ))}
          <Path d={stem(curls)} fill="none" stroke={ornament.line} strokeWidth={1.3} />
        </Svg>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ room: { flex: 1, height: 22, overflow: 'hidden' } });
