/** The corner mark that tells a die from another before its colour does, on a field of 10 around the origin. */
export const marks = {
  square: 'M-4.5-4.5h9v9h-9z',
  triangle: 'M0-5L5.2 4.2H-5.2z',
  diamond: 'M0-5.6L5.6 0L0 5.6L-5.6 0z',
  disc: 'M0-4.8a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6',
  ring: 'M0-5.2a5.2 5.2 0 1 0 0 10.4a5.2 5.2 0 1 0 0-10.4M0-2.6a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2',
  chevron: 'M-5.4-4.6h2.9L1.1 0L-2.5 4.6h-2.9L-1.8 0zM-.6-4.6h2.9L5.9 0L2.3 4.6H-.6L3 0z',
};

export type DiceMark = keyof typeof marks;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const spot = (x: number, y: number): Spot => ({ x, y });
const [slope, corners, sides] = [
  [spot(-1, -1), spot(1, 1)],
  [spot(-1, -1), spot(1, -1), spot(-1, 1), spot(1, 1)],
  [spot(-1, 0), spot(1, 0)],
];
const centre = spot(0, 0);
const pips = [[], [centre], slope, [...slope, centre], corners, [...corners, centre], [...corners, ...sides]];

/** Where the dots of a pipped face lie around its middle. None beyond six, where a numeral reads better. */
export const pipSpots = (count: number): readonly Spot[] | undefined => pips[count];

/** Where the symbols of a face lie around its middle, and how large each is, on a field of 100. */
export function symbolSpots(count: number): { readonly side: number; readonly spots: readonly Spot[] } {
  const columns = count < 2 ? 1 : count < 5 ? 2 : 3;
  const side = count < 2 ? 58 : count === 2 ? 40 : 29;
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const across = row === rows - 1 ? count - row * columns : columns;
    return spot(((i % columns) - (across - 1) / 2) * (side + 3), (row - (rows - 1) / 2) * (side + 2));
  });
  return { side, spots };
}
