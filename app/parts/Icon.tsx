import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { glyphs } from '../theme/glyphs';
import { useGround } from '../theme/ground';
import { icons } from '../theme/icons';
import { useTextScale } from '../theme/room';

export type IconName = keyof typeof icons | keyof typeof glyphs;

export interface IconProps {
  name: IconName;
  size?: number | undefined;
  colour?: string | undefined;
  /** Only where no word beside it says the same. */
  label?: string | undefined;
  /** Part of a picture that keeps its size, however large the text is. */
  steady?: boolean | undefined;
}

const isGlyph = (name: IconName): name is keyof typeof glyphs => name in glyphs;

export function Icon({ name, size = 24, colour, label, steady }: IconProps) {
  const ground = useGround();
  const { scale } = useTextScale();
  // A small icon stands in a line of text and would shrink beside it; a large one is a picture.
  const side = size <= 20 && !steady ? size * scale : size;
  const ink = colour ?? ground.text;
  const picture = isGlyph(name) ? (
    <Svg width={side} height={side} viewBox="0 0 24 24" aria-hidden>
      <Path d={glyphs[name]} stroke={ink} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" fill="none" />
    </Svg>
  ) : (
    <Svg width={side} height={side} viewBox="0 0 512 512" aria-hidden>
      <Path d={icons[name]} fill={ink} />
    </Svg>
  );
  if (label === undefined) return picture;
  return (
    <View accessible role="img" aria-label={label}>
      {picture}
    </View>
  );
}
