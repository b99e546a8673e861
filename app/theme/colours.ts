/** Colours carry the names of a scriptorium's pigments, never of what a game paints with them. */

export const bone = '#F3E9D2';
export const ash = '#BDB5A3';
export const rubric = '#8E1B10';

/** The one accent: now, and you. `lip` is the dim gold of ornament and of edges that can be pressed. */
export const gold = {
  main: '#EBB93F',
  on: '#1B1405',
  top: '#F6D06A',
  bottom: '#DDA52A',
  lip: '#A87A18',
  /** Gold leaf on vellum, where the bright gold would drown. */
  leaf: '#C28D1B',
  leafDim: '#96700F',
};

export const stone = {
  ground0: '#0A0C12',
  ground1: '#11141D',
  surface: '#1A1F2B',
  raised: '#252B3A',
  hairline: '#363E50',
  edge: '#737D96',
};

export const vellum = { page: '#EFE2C4', pageBottom: '#DDCA9E', rule: '#B1935A', ink: '#22180D', inkSoft: '#5B4930' };

export const purple = {
  ground0: '#0D0811',
  ground1: '#150E1B',
  surface: '#20162A',
  raised: '#2E203B',
  hairline: '#4B375C',
  murex: '#72307F',
  murexDark: '#3B1644',
  murexLight: '#E0A6EE',
  pen: '#B45CC6',
};

export const azure = { field: '#162C66', pen: '#5B7BD0' };

/** `light` is readable on every dark ground; `body` carries white numbers; `lip` is its thickness. */
export interface Paint {
  readonly body: string;
  readonly lip: string;
  readonly light: string;
}

export const pigments = {
  minium: { body: '#B62C1C', lip: '#6E160C', light: '#FF7C66' },
  verdigris: { body: '#17705C', lip: '#0B4236', light: '#6AD9BC' },
  lapis: { body: '#2B52B0', lip: '#162C66', light: '#9DB9FF' },
  'old-gold': { body: '#80590C', lip: '#5E430A', light: '#EBB93F' },
  murex: { body: '#72307F', lip: '#3B1644', light: '#E0A6EE' },
  /** A reserve that is out of play: its hero has fallen. */
  granite: { body: '#3A4152', lip: '#1C212C', light: '#9AA3B8' },
} satisfies Record<string, Paint>;

export type Pigment = keyof typeof pigments;

export const dicePaints = {
  onyx: { body: '#2A2E39', lip: '#090A0D', edge: '#8A90A0', symbol: '#F3E9D2' },
  orpiment: { body: '#D9A21B', lip: '#8F6606', edge: '#F6D77C', symbol: '#1B1405' },
  minium: { body: '#B62C1C', lip: '#6E160C', edge: '#F08A77', symbol: '#FFFFFF' },
  lapis: { body: '#2B52B0', lip: '#162C66', edge: '#93AEF5', symbol: '#FFFFFF' },
  verdigris: { body: '#17705C', lip: '#0B4236', edge: '#6AD9BC', symbol: '#FFFFFF' },
  murex: { body: '#72307F', lip: '#3B1644', edge: '#E0A6EE', symbol: '#FFFFFF' },
  bone: { body: '#D8C79E', lip: '#8B774A', edge: '#F7EBCB', symbol: '#22180D' },
};

export type DicePaint = keyof typeof dicePaints;
