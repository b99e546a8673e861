import * as Speech from 'expo-speech';

/** Speaks one text at a time, and says when it has ended or was stopped. */
export interface Mouth {
  speak(text: string, locale: string, rate: number): Promise<void>;
  stop(): void;
}

// A browser without voices never reports an end: allow each letter this long, then go on in silence.
const LONGEST_PER_LETTER = 140;
const LONGEST_START = 1500;

const speech: Mouth = {
  speak: (text, locale, rate) =>
    new Promise((resolve) => {
      let limit = setTimeout(resolve, LONGEST_START);
      const done = () => {
        clearTimeout(limit);
        resolve();
      };
      Speech.speak(text, {
        language: locale === 'fr' ? 'fr-FR' : 'en-GB',
        rate,
        onStart: () => {
          clearTimeout(limit);
          limit = setTimeout(resolve, (LONGEST_PER_LETTER * text.length) / rate + LONGEST_START);
        },
        onDone: done,
        onStopped: done,
        onError: done,
      });
    }),
  stop: () => void Speech.stop(),
};

declare global {
  /** Stories put a mouth here that writes down what it says. */
  var __eruneMouth: Mouth | undefined;
}

const canSpeak = () => typeof window === 'undefined' || !('document' in window) || 'speechSynthesis' in window;

const silent: Mouth = { speak: () => Promise.resolve(), stop: () => undefined };

export const mouth = (): Mouth => globalThis.__eruneMouth ?? (canSpeak() ? speech : silent);
