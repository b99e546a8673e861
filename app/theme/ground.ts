import { createContext, useContext } from 'react';

import { ash, azure, bone, gold, purple, rubric, stone, vellum } from './colours';

/** What a part asks of the place it lies on, so that it never has to know which place that is. */
export interface Palette {
  readonly name: 'night' | 'shadows';
  /** Stone is pressed and counted; vellum is read. */
  readonly stuff: 'stone' | 'vellum';
  readonly ground0: string;
  readonly ground1: string;
  readonly surface: string;
  readonly raised: string;
  readonly hairline: string;
  readonly edge: string;
  readonly text: string;
  readonly soft: string;
  /** What may be done now, and what is selected. */
  readonly accent: string;
  readonly rubric: string;
  readonly ornament: { readonly line: string; readonly bud: string };
  readonly halo: { readonly bright: string; readonly dim: string; readonly field: string };
  readonly initial: { readonly field: string; readonly pen: string };
  readonly focus: { readonly ring: string; readonly gap: string };
}

export const night: Palette = {
  name: 'night',
  stuff: 'stone',
  ...stone,
  text: bone,
  soft: ash,
  accent: gold.main,
  rubric: '#FF7C66',
  ornament: { line: gold.lip, bud: gold.main },
  halo: { bright: gold.main, dim: gold.lip, field: azure.field },
  initial: azure,
  focus: { ring: gold.main, gap: stone.ground0 },
};

/** Purple, so that nobody leans over a secret by mistake. */
export const shadows: Palette = {
  ...night,
  name: 'shadows',
  ground0: purple.ground0,
  ground1: purple.ground1,
  surface: purple.surface,
  raised: purple.raised,
  hairline: purple.hairline,
  edge: purple.murexLight,
  rubric: purple.murexLight,
  ornament: { line: purple.murex, bud: purple.murexLight },
  halo: { bright: gold.main, dim: gold.lip, field: purple.murexDark },
  initial: { field: purple.murexDark, pen: purple.pen },
  focus: { ring: gold.main, gap: purple.ground0 },
};

const nightVellum: Palette = {
  ...night,
  stuff: 'vellum',
  surface: vellum.page,
  raised: vellum.pageBottom,
  hairline: vellum.rule,
  edge: vellum.inkSoft,
  text: vellum.ink,
  soft: vellum.inkSoft,
  accent: rubric,
  rubric,
  ornament: { line: vellum.rule, bud: rubric },
  halo: { bright: gold.leaf, dim: gold.leafDim, field: azure.field },
  focus: { ring: vellum.ink, gap: vellum.page },
};

/** The Shadows' page stays dark: light vellum would be read from across the table. */
const shadowsVellum: Palette = { ...shadows, stuff: 'vellum', hairline: purple.murex };

export const onVellum = (ground: Palette): Palette => (ground.name === 'night' ? nightVellum : shadowsVellum);
export const onStone = (ground: Palette): Palette => (ground.name === 'night' ? night : shadows);

export const Ground = createContext<Palette>(night);
export const useGround = (): Palette => useContext(Ground);
