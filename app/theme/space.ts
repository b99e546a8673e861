export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 };

export const inset = { screen: 16, card: 14, rowGap: 12 };

export const radius = { vellum: 6, vellumRule: 3, card: 12, button: 12, sheet: 22, initial: 4 };

export const touch = { minimum: 44, row: 56, button: 52, primary: 60, host: 68, gap: 8 };

/** Thickness instead of blur: what can be pressed stands this high and sinks to `sunk`. */
export const lip = { button: 4, token: 7, sunk: 1 };

export const vellumShadow = '0px 6px 18px rgba(0,0,0,0.5)';

/** Wider than this a line of text is hard to follow. */
export const columnWidth = 600;
