import { useEffect, useId, useRef, useState } from 'react';
import { Animated, Platform, StyleSheet, Text, View } from 'react-native';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import { bone, pigments, type Pigment } from '../theme/colours';
import { motion, useStillness } from '../theme/motion';
import { faces, figures } from '../theme/type';
import { Icon, type IconName } from './Icon';

export type TokenShape = 'circle' | 'hexagon' | 'lozenge' | 'coin';

export interface TokenChipProps {
  shape: TokenShape;
  pigment: Pigment;
  icon: IconName;
  value?: number | undefined;
  size?: number | undefined;
}

interface Paints {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string;
  strokeLinecap?: 'round';
  opacity?: number;
}

/** The outline of a chip on a field of 100, drawn `by` units inside its edge. */
function Outline({ shape, by = 0, ...paints }: Paints & { shape: TokenShape; by?: number }) {
  if (shape === 'hexagon') {
    const [w, h] = [43.3 * (1 - by / 50), 50 - by];
    return <Path strokeLinejoin="round" d={`M50 ${50 - h}l${w} ${h / 2}v${h}l${-w} ${h / 2}l${-w} ${-h / 2}v${-h}z`} {...paints} />;
  }
  if (shape === 'lozenge') {
    const side = 80 - by * 1.6;
    const at = 50 - side / 2;
    return <Rect x={at} y={at} width={side} height={side} rx={side * 0.21} transform="rotate(45 50 50)" {...paints} />;
  }
  return <Circle cx={50} cy={50} r={47 - by * 0.94} {...paints} />;
}

/** A chip of painted wood with its number. Its lip is thickness; a change makes it dip. */
export function TokenChip({ shape, pigment, icon, value, size = 90 }: TokenChipProps) {
  const { body, lip, light } = pigments[pigment];
  const shine = `shine${useId().replace(/\W/g, '')}`;
  const dip = useDip(value);
  const number = size * (shape === 'lozenge' ? 0.46 : 0.5);
  return (
    <Animated.View style={{ width: size, height: size * 1.08, transform: [{ translateY: dip }] }}>
      <Svg width={size} height={size * 1.08} viewBox="0 0 100 108">
        <Defs>
          <LinearGradient id={shine} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={light} stopOpacity={0.55} />
            <Stop offset="0.35" stopColor={light} stopOpacity={0} />
          </LinearGradient>
        </Defs>
        <G transform="translate(0 7)">
          <Outline shape={shape} fill={lip} />
        </G>
        <Outline shape={shape} fill={body} />
        <Outline shape={shape} fill={`url(#${shine})`} />
        <Outline shape={shape} by={1.5} fill="none" stroke={light} strokeWidth={1.6} opacity={0.8} />
        <Outline shape={shape} by={8} fill="none" stroke={light} strokeWidth={2.2} strokeDasharray="2 7.4" strokeLinecap="round" opacity={0.9} />
      </Svg>
      <View style={[StyleSheet.absoluteFill, styles.middle, { paddingBottom: size * 0.1 }]}>
        <Icon steady name={icon} size={size * (value === undefined ? 0.56 : 0.2)} colour={bone} />
        {value !== undefined && (
          <Text allowFontScaling={false} style={[styles.number, figures, { fontSize: number, lineHeight: number, marginTop: -size * 0.02 }]}>
            {value}
          </Text>
        )}
      </View>
    </Animated.View>
  );
}

function useDip(value: number | undefined): Animated.Value {
  const [dip] = useState(() => new Animated.Value(0));
  const before = useRef(value);
  const still = useStillness();
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (still) return;
    const to = (toValue: number) => Animated.timing(dip, { toValue, duration: motion.token / 2, useNativeDriver: Platform.OS !== 'web' });
    Animated.sequence([to(3), to(0)]).start();
  }, [dip, still, value]);
  return dip;
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center', justifyContent: 'center' },
  number: { fontFamily: faces.number, color: '#FFFFFF', textAlign: 'center' },
});
