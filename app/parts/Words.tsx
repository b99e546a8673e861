import type { ReactNode } from 'react';
import { Text, type TextStyle } from 'react-native';

import { useGround, type Palette } from '../theme/ground';
import { useTextScale } from '../theme/room';
import { displayScaleLimit, faces, figures, sizes, type SizeName } from '../theme/type';

export type Tone = 'text' | 'soft' | 'accent' | 'rubric';

export interface WordsProps {
  children: ReactNode;
  tone?: Tone | undefined;
  /** A colour from the theme where no tone fits: a pigment's light, ink on gold. */
  colour?: string | undefined;
  strong?: boolean | undefined;
  centre?: boolean | undefined;
  size?: SizeName | undefined;
  /** Takes the width that is left in a row, and wraps there. */
  fill?: boolean | undefined;
  testID?: string | undefined;
}

interface SetWordsProps extends WordsProps {
  face: string;
  size: SizeName;
  level?: 1 | 2 | undefined;
}

const tones: Record<Tone, (ground: Palette) => string> = {
  text: (ground) => ground.text,
  soft: (ground) => ground.soft,
  accent: (ground) => ground.accent,
  rubric: (ground) => ground.rubric,
};

/** The size of a text as it must be given to `Text` here: react-native-web leaves the reader's font size to us. */
export function useSize(name: SizeName, limit = Infinity): TextStyle {
  const by = Math.min(useTextScale().byHand, limit);
  const { fontSize, lineHeight } = sizes[name];
  return { fontSize: fontSize * by, lineHeight: lineHeight * by };
}

function SetWords({ children, face, size, level, tone = 'text', colour, centre, fill, testID }: SetWordsProps) {
  const ground = useGround();
  const limit = face === faces.display && sizes[size].fontSize >= 30 ? displayScaleLimit : undefined;
  const color = colour ?? tones[tone](ground);
  return (
    <Text
      testID={testID}
      {...(level ? { role: 'heading' as const, 'aria-level': level } : {})}
      {...(limit === undefined ? {} : { maxFontSizeMultiplier: limit })}
      style={[{ fontFamily: face, color }, figures, useSize(size, limit), centre && { textAlign: 'center' }, fill && { flex: 1 }]}
    >
      {children}
    </Text>
  );
}

/** The name of a screen, a page or a person. Never a sentence. */
export const Title = ({ size = 'screen', ...rest }: WordsProps) => <SetWords face={faces.display} size={size} level={1} {...rest} />;

/** The name of a part of a screen. */
export const Heading = ({ size = 'section', ...rest }: WordsProps) => (
  <SetWords face={faces.display} size={size} level={2} {...rest} />
);

export const Body = ({ size = 'body', strong, ...rest }: WordsProps) => (
  <SetWords face={strong ? faces.uiStrong : faces.ui} size={size} {...rest} />
);

/** A second line. */
export const Minor = ({ size = 'minor', tone = 'soft', strong, ...rest }: WordsProps) => (
  <SetWords face={strong ? faces.uiStrong : faces.ui} size={size} tone={tone} {...rest} />
);

/** What the Spirit says; `heard` is what it understood. */
export const Voice = ({ size = 'read', strong, heard, ...rest }: WordsProps & { heard?: boolean | undefined }) => (
  <SetWords face={heard ? faces.heard : strong ? faces.voiceStrong : faces.voice} size={size} {...rest} />
);

export const Number = ({ size = 'number', ...rest }: WordsProps) => <SetWords face={faces.number} size={size} {...rest} />;
