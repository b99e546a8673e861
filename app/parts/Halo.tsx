import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Text as Letter } from 'react-native-svg';

import { useGround } from '../theme/ground';
import { useBeat } from '../theme/motion';
import { faces } from '../theme/type';
import { Minor } from './Words';

export type HaloState = 'still' | 'speaking' | 'listening' | 'thinking' | 'off';

export interface HaloProps {
  state: HaloState;
  letter: string;
  /** The state as a word: shown under the halo unless it is only `said`. */
  word: string;
  said?: boolean | undefined;
  size?: number | undefined;
  /** 0 to 1, how loud the voice is now; without it the rays dance by themselves. */
  loudness?: number | undefined;
  testID?: string | undefined;
}

const rays = 48;
const beatsPerSecond = 12;
// Uneven, as if drawn by hand, and the same at every drawing.
const uneven = (ray: number) => (Math.sin(ray * 2.4) + Math.sin(ray * 5.3 + 1)) / 4 + 0.5;

function length(state: HaloState, ray: number, beat: number, loudness: number): number {
  const long = ray % 2 === 0 ? 1 : 0.72;
  const hand = uneven(ray);
  if (state === 'speaking') return long * (10 + 21 * loudness * uneven(ray + beat * 1.9));
  if (state === 'listening') return long * (13 + 5 * Math.sin((beat / beatsPerSecond) * 2) + 5 * hand);
  return long * (12 + 9 * hand);
}

function drawn(parity: 0 | 1, state: HaloState, beat: number, loudness: number): string {
  const turn = state === 'thinking' ? beat * 0.035 : 0;
  return Array.from({ length: rays / 2 }, (_, i) => i * 2 + parity)
    .map((ray) => {
      const angle = (ray / rays) * 2 * Math.PI + turn;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const end = 65 + length(state, ray, beat, loudness);
      return `M${(100 + 65 * x).toFixed(1)} ${(100 + 65 * y).toFixed(1)}L${(100 + end * x).toFixed(1)} ${(100 + end * y).toFixed(1)}`;
    })
    .join('');
}

/** The Spirit: its rays say whether it speaks, listens, thinks or cannot hear, and so does the word. */
export function Halo({ state, letter, word, said, size = 140, loudness = 0.8, testID }: HaloProps) {
  const { halo, soft } = useGround();
  const beat = useBeat(state !== 'still' && state !== 'off', beatsPerSecond);
  const off = state === 'off';
  const bright = off ? soft : halo.bright;
  return (
    <View style={styles.middle} testID={testID} accessible role="img" aria-label={word}>
      <Svg width={size} height={size} viewBox="0 0 200 200">
        {!off && <Path d={drawn(0, state, beat, loudness)} stroke={halo.bright} strokeWidth={2.8} strokeLinecap="round" />}
        {!off && <Path d={drawn(1, state, beat, loudness)} stroke={halo.dim} strokeWidth={2.8} strokeLinecap="round" />}
        <Circle cx={100} cy={100} r={57} fill={halo.field} stroke={bright} strokeWidth={4.4} {...(off ? { strokeDasharray: '9 7' } : {})} />
        <Circle cx={100} cy={100} r={49} fill="none" stroke={halo.dim} strokeDasharray="1.5 5.6" strokeLinecap="round" />
        <Letter x={100} y={125} textAnchor="middle" fontFamily={faces.display} fontSize={76} fill={bright}>
          {letter}
        </Letter>
      </Svg>
      {!said && <Minor>{word}</Minor>}
    </View>
  );
}

const styles = StyleSheet.create({ middle: { alignItems: 'center' } });
