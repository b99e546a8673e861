import { useMemo } from 'react';
import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { encode } from 'uqr';

import { vellum } from '../theme/colours';
import { useGround } from '../theme/ground';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What a screen reader says: the short code, or where it leads. */
  label: string;
  size?: number | undefined;
  testID?: string | undefined;
}

// The paper around a code counts as part of it; vellum gives the rest of the four modules that scanners want.
const quiet = 1;

/** Dark on light always, whatever the ground: many cameras do not read the reverse. */
export function QrCode({ text, label, size = 180, testID }: QrCodeProps) {
  const ground = useGround();
  const onPage = ground.stuff === 'vellum' && ground.name === 'night';
  const { path, side } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: quiet });
    return { path: data.map(runs).join(''), side: data.length };
  }, [text]);
  return (
    <View testID={testID} accessible role="img" aria-label={label}>
      <Svg width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
        {!onPage && <Rect width={side} height={side} fill={vellum.page} />}
        <Path d={path} fill={vellum.ink} />
      </Svg>
    </View>
  );
}

/** One line of modules as bars: fewer and wider shapes, and no hairlines between neighbours. */
function runs(line: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < line.length; x += 1) {
    const from = x;
    while (line[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}
