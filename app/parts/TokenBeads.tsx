import Svg, { Path } from 'react-native-svg';

import { useGround } from '../theme/ground';

export interface TokenBeadsProps {
  width: number;
  height: number;
  value: number;
  /** Without a maximum the capsule has a plain edge. */
  max?: number | undefined;
  colour: string;
}

const stroke = 3;
const gap = 5;

/** The edge of a capsule as a string of beads: one for each point of the maximum, lit from the bottom, clockwise. */
export function TokenBeads({ width, height, value, max, colour }: TokenBeadsProps) {
  const ground = useGround();
  const radius = (Math.min(width, height) - stroke) / 2;
  const [left, right, middle] = [stroke / 2, width - stroke / 2, width / 2];
  const [top, bottom] = [stroke / 2 + radius, height - stroke / 2 - radius];
  const path =
    `M${middle} ${bottom + radius}A${radius} ${radius} 0 0 1 ${left} ${bottom}V${top}A${radius} ${radius} 0 0 1 ${middle} ${top - radius}` +
    `A${radius} ${radius} 0 0 1 ${right} ${top}V${bottom}A${radius} ${radius} 0 0 1 ${middle} ${bottom + radius}`;
  const around = 2 * Math.PI * radius + 2 * (bottom - top);
  const bead = max ? around / max : around;
  // Many points would leave nothing but gaps: then the string closes to a line.
  const space = bead > gap * 2.4 ? gap : 0;
  const dash = `${bead - space} ${space}`;
  const beads = max ? { strokeDasharray: dash, strokeDashoffset: -space / 2 } : {};
  const lit = Math.max(0, Math.min(max ?? 0, value));
  return (
    <Svg width={width} height={height} style={{ position: 'absolute' }} aria-hidden>
      <Path d={path} fill={ground.surface} stroke={ground.hairline} strokeWidth={stroke} {...beads} />
      {lit > 0 && (
        <Path
          d={path}
          fill="none"
          stroke={colour}
          strokeWidth={stroke}
          strokeDasharray={`${`${dash} `.repeat(lit)}0 ${around}`}
          strokeDashoffset={-space / 2}
        />
      )}
    </Svg>
  );
}
