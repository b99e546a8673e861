import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect, Text as Letter } from 'react-native-svg';

import { gold } from '../theme/colours';
import { onStone, useGround } from '../theme/ground';
import { faces } from '../theme/type';
import { curl, leaf } from './curl';
import { Icon, type IconName } from './Icon';

export interface InitialProps {
  letter: string;
  size?: number | undefined;
  /** Who it is: a small sign on the corner. */
  badge?: IconName | undefined;
}

const corners = ['scale(1)', 'translate(64 0) scale(-1 1)', 'translate(0 64) scale(1 -1)', 'translate(64 64) scale(-1 -1)'];

/** An illuminated letter. Only a picture: the words beside it hold the letter for screen readers. */
export function Initial({ letter, size = 64, badge }: InitialProps) {
  const ground = onStone(useGround());
  const { field, pen } = ground.initial;
  const capital = letter.toLocaleUpperCase();
  // An accent needs room above: É stays É, and stays inside its frame.
  const accented = capital.normalize('NFD').length > 1;
  const glyph = { x: 32, y: accented ? 51 : 49, textAnchor: 'middle', fontFamily: faces.display, fontSize: accented ? 40 : 50 } as const;
  return (
    <View style={{ width: size, height: size }} aria-hidden>
      <Svg width={size} height={size} viewBox="0 0 64 64">
        <Rect x={1} y={1} width={62} height={62} rx={4} fill={gold.lip} />
        <Path d="M5 1H59A4 4 0 0 1 63 5V31H1V5A4 4 0 0 1 5 1" fill={gold.main} />
        <Rect x={4} y={4} width={56} height={56} rx={2} fill={field} />
        <Rect x={6.5} y={6.5} width={51} height={51} rx={1} fill="none" stroke={pen} strokeWidth={0.8} />
        {corners.map((corner) => (
          <G key={corner} transform={corner}>
            <Path d={curl} fill="none" stroke={pen} strokeWidth={1} transform="translate(14.4 15.6) scale(-1.14 1.14)" />
            <Path d={leaf} fill={pen} transform="translate(32 12) scale(-1.1 1)" />
          </G>
        ))}
        <Path d={leaf} fill={pen} transform="translate(15 27.5) rotate(90)" />
        <Path d={leaf} fill={pen} transform="translate(49 27.5) rotate(90)" />
        <Letter {...glyph} fill={field} stroke={field} strokeWidth={3} strokeLinejoin="round">
          {capital}
        </Letter>
        <Letter {...glyph} fill={gold.main}>
          {capital}
        </Letter>
      </Svg>
      {badge && (
        <View style={[styles.badge, { backgroundColor: ground.ground1 }]}>
          <Icon name={badge} size={21} colour={gold.main} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  badge: {
    position: 'absolute',
    right: -8,
    bottom: -8,
    width: 30,
    height: 30,
    borderRadius: 15,
    borderWidth: 1.5,
    borderColor: gold.main,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
