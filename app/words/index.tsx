import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { words as tableWords } from '@content/table';
import type { Character, Line } from '@engine/core/ruleset';
import type { Locale } from '@engine/spirit/name';
import { merged, teller, type Teller, type Words } from '@engine/spirit/tell';
import en from './en.json';
import fr from './fr.json';

const own: Record<Locale, Words> = { en: { names: {}, lines: en }, fr: { names: {}, lines: fr } };

/** The words of the app itself and of the table, in one language, with those of a game where one is in play. */
export const wordsOf = (locale: Locale, game?: Readonly<Record<Locale, Words>>): Words =>
  game ? merged(own[locale], tableWords[locale], game[locale]) : merged(own[locale], tableWords[locale]);

const Voice = createContext<Teller>(teller('en', wordsOf('en')));

export interface SpeakingProps {
  locale: Locale;
  game?: Readonly<Record<Locale, Words>> | undefined;
  people?: readonly Omit<Character, 'sheet'>[] | undefined;
  children: ReactNode;
}

const NOBODY: readonly Character[] = [];

/** Everything inside speaks this language, and knows this game's words and these people. */
export function Speaking({ locale, game, people = NOBODY, children }: SpeakingProps) {
  const words = useMemo(() => wordsOf(locale, game), [locale, game]);
  const voice = useMemo(() => teller(locale, words, people), [locale, words, people]);
  return <Voice.Provider value={voice}>{children}</Voice.Provider>;
}

export const useTeller = (): Teller => useContext(Voice);

/** The app's own words: `say('home.host')`. */
export function useSay(): (key: string, values?: Line['with']) => string {
  const voice = useTeller();
  return useMemo(() => (key, values) => voice.phrase(values ? { key: `app.${key}`, with: values } : { key: `app.${key}` }), [voice]);
}
