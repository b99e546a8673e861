// How a sentence sounds, roughly: what a recogniser may take one for another.

export type Tongue = 'en' | 'fr';

type Rule = readonly [RegExp, string];
/** Words that people leave out or put in. */
const SMALL: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  en: new Set(['the', 'a', 'an', 'some', 'of', 'to', 'at', 'on', 'in']),
  fr: new Set(['le', 'la', 'les', 'l', 'un', 'une', 'des', 'du', 'de', 'd', 'a', 'au', 'aux', 'en']),
};
const SPOKEN: Readonly<Record<Tongue, readonly Rule[]>> = {
  en: [
    [/^kn/, 'n'], [/^wr/, 'r'], [/^ps/, 's'], [/wh/g, 'w'], [/ph/g, 'f'], [/gh/g, ''], [/tion|sion/g, 'shn'], [/ck/g, 'k'], [/tch|ch/g, 'x'], [/dge|dg/g, 'x'], [/sh/g, 'x'], [/th/g, 't'],
    [/c(?=[eiy])/g, 's'], [/[cq]/g, 'k'], [/g(?=[ei])/g, 'x'], [/j/g, 'x'], [/e$/, ''], [/e(?=s$|d$)/, ''],
  ],
  fr: [
    [/eaux?|aux?/g, 'o'], [/ou/g, 'u'], [/oi/g, 'wa'], [/ph/g, 'f'], [/qu/g, 'k'], [/ch/g, 'x'], [/gn/g, 'ni'], [/h/g, ''], [/(er|ez|et|es|ent)$/, 'e'], [/[aeo]i/g, 'e'], [/[ae][mn](?![aeiouy])/g, 'an'],
    [/c(?=[eiy])/g, 's'], [/[cq]/g, 'k'], [/g(?=[eiy])/g, 'x'], [/j/g, 'x'], [/[tdspxz]$/, ''], [/e$/, ''],
  ],
};
/** Voiced and unvoiced, near vowels, double letters: one and the same. */
const MERGED: readonly Rule[] = [[/b/g, 'p'], [/d/g, 't'], [/g/g, 'k'], [/v/g, 'f'], [/z/g, 's'], [/[iy]/g, 'e'], [/[ou]/g, 'a'], [/(.)\1+/g, '$1']];

const spoken = (word: string, rules: readonly Rule[]): string => rules.reduce((said, [from, to]) => said.replace(from, to), word);

/** The sound of a sentence, without its small words and without gaps between the others. */
export function soundOf(sentence: string, tongue: Tongue): string {
  const words = sentence.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/[a-z]+/g) ?? [];
  return spoken(words.filter((word) => !SMALL[tongue].has(word)).map((word) => spoken(word, SPOKEN[tongue])).join(''), MERGED);
}

/** How many letters must change to make one out of the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** At most one sound in six is different. */
const NEAR = 1 / 6;
export const soundAlike = (a: string, b: string): boolean => distance(a, b) <= NEAR * Math.max(a.length, b.length);
