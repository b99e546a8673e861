import { StyleSheet, View } from 'react-native';

import { useGround } from '../theme/ground';
import { useBeat } from '../theme/motion';

const strengths = [1, 0.55, 0.28];

/** Somebody or something is awaited. Still, it reads as a row of three. */
export function Dots({ colour, size = 8 }: { colour?: string | undefined; size?: number | undefined }) {
  const beat = useBeat(true, 2.5);
  const ground = useGround();
  return (
    <View style={styles.row} aria-hidden>
      {strengths.map((_, place) => (
        <View
          key={place}
          style={{
            width: size,
            height: size,
            borderRadius: size / 2,
            backgroundColor: colour ?? ground.accent,
            opacity: strengths[(place + 3 - (beat % 3)) % 3],
          }}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: 5 } });
