import type { TextStyle } from 'react-native';

import type { fonts } from './fonts';

type Face = keyof typeof fonts;

export const faces = {
  display: 'GrenzeGotisch_600SemiBold',
  voice: 'Alegreya_500Medium',
  voiceStrong: 'Alegreya_700Bold',
  heard: 'Alegreya_500Medium_Italic',
  ui: 'AlegreyaSans_500Medium',
  uiStrong: 'AlegreyaSans_700Bold',
  number: 'AlegreyaSans_800ExtraBold',
} satisfies Record<string, Face>;

interface Size {
  readonly fontSize: number;
  readonly lineHeight: number;
}

const size = (fontSize: number, lineHeight: number): Size => ({ fontSize, lineHeight });

export const sizes = {
  hero: size(54, 58),
  hostTurn: size(52, 56),
  title: size(34, 38),
  screen: size(30, 36),
  section: size(23, 28),
  read: size(21, 28),
  host: size(27, 33),
  hostTablet: size(34, 41),
  small: size(18, 22),
  button: size(18, 22),
  buttonLarge: size(24, 28),
  body: size(17, 22),
  minor: size(15, 19),
  number: size(20, 24),
  token: size(44, 44),
  sum: size(42, 44),
};

export type SizeName = keyof typeof sizes;

/** The default figures of all three families are old style and dance on the line. */
export const figures: TextStyle = { fontVariant: ['lining-nums', 'tabular-nums'] };

/** Display text is large already: beyond this it would break words rather than help. */
export const displayScaleLimit = 1.4;
