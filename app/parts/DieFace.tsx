import { useId } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import type { Face } from '../../engine/core/ruleset';
import { dicePaints, gold, type DicePaint } from '../theme/colours';
import { icons as drawings } from '../theme/icons';
import { faces, figures } from '../theme/type';
import { marks, pipSpots, symbolSpots, type DiceMark } from './dice';

export interface DieFaceProps {
  /** What it shows, as a ruleset counts it: `{ skull: 2 }`, `{ pips: 5 }`; nothing while it has not been rolled. */
  face?: Face | undefined;
  /** How its game draws each symbol. `pips` needs none. */
  icons?: Readonly<Record<string, keyof typeof drawings>> | undefined;
  paint: DicePaint;
  mark?: DiceMark | undefined;
  size?: number | undefined;
  selected?: boolean | undefined;
  /** Out of the count: cancelled, or without effect here. */
  faded?: boolean | undefined;
}

/** The picture of a die: body on a lip, mark in the corner, symbols or pips. Says nothing by itself. */
export function DieFace({ face = {}, icons = {}, paint, mark, size = 58, selected, faded }: DieFaceProps) {
  const { body, lip, edge, symbol } = dicePaints[paint];
  const shine = `shine${useId().replace(/\W/g, '')}`;
  const shown = Object.entries(face).flatMap(([name, count]) => Array.from({ length: name === 'pips' ? 0 : count }, () => icons[name]));
  const { side, spots } = symbolSpots(shown.length);
  const pips = face['pips'];
  const dots = pips === undefined ? undefined : pipSpots(pips);
  // Whatever the face shows gives way to the mark.
  const corner = dots ? 'translate(16 16)' : 'translate(20 20) scale(1.25)';
  const dashes = faded ? { strokeDasharray: '7 6' } : {};
  const middle = !mark ? 50 : shown.length > 2 ? 59 : 54;
  return (
    <View style={{ width: size * 1.12, height: size * 1.2, opacity: faded ? 0.45 : 1 }} aria-hidden>
      <Svg width={size * 1.12} height={size * 1.2} viewBox="-6 -6 112 120">
        <Defs>
          <LinearGradient id={shine} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor="#FFFFFF" stopOpacity={0.24} />
            <Stop offset="0.6" stopColor="#FFFFFF" stopOpacity={0} />
          </LinearGradient>
        </Defs>
        {selected && <Rect x={-4} y={-4} width={108} height={116} rx={25} fill={gold.main} />}
        <Rect x={1} y={8} width={98} height={99} rx={20} fill={lip} />
        <Rect x={1} y={1} width={98} height={98} rx={20} fill={body} />
        <Rect x={1} y={1} width={98} height={98} rx={20} fill={`url(#${shine})`} />
        <Rect x={2} y={2} width={96} height={96} rx={19} fill="none" stroke={edge} strokeWidth={2} {...dashes} />
        {mark && <Path d={marks[mark]} fill={symbol} fillRule="evenodd" transform={corner} />}
        {spots.map(({ x, y }, i) => {
          const drawing = shown[i];
          const at = `translate(${50 + x - side / 2} ${middle + y - side / 2}) scale(${side / 512})`;
          return drawing && <Path key={i} d={drawings[drawing]} fill={symbol} transform={at} />;
        })}
        {dots?.map(({ x, y }) => <Circle key={`${x}${y}`} cx={middle + x * 23} cy={middle + y * 23} r={9} fill={symbol} />)}
      </Svg>
      {pips !== undefined && !dots && (
        <View style={[StyleSheet.absoluteFill, styles.middle]}>
          <Text allowFontScaling={false} style={[styles.numeral, figures, { color: symbol, fontSize: size * 0.5, lineHeight: size * 0.56 }]}>
            {pips}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center', justifyContent: 'center', paddingBottom: 4 },
  numeral: { fontFamily: faces.number },
});
