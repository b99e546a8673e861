import type { Gender, Id } from '../core/ruleset';

export type Locale = 'en' | 'fr';

/** A noun of a language: enough to put it into a sentence. */
export interface Name {
  readonly name: string;
  readonly plural?: string;
  readonly gender?: Gender;
  /** The feminine of a class name. */
  readonly f?: string;
  /** A title or a person's name: it takes no article. */
  readonly proper?: boolean;
  /** French: an h that allows no elision. */
  readonly aspirated?: boolean;
  /** English: the article where the first letter misleads. */
  readonly a?: string;
}

/** The forms in which a sentence may ask for a name: `{x}`, `{x_the}`, `{x_of}` … */
export interface Forms {
  readonly bare: string;
  readonly the: string;
  readonly a: string;
  readonly of: string;
  readonly to: string;
  readonly plural: string;
  /** A class name for a woman. */
  readonly f: string;
  readonly gender: Gender;
}

const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæh]/i;

/** `figure` numbers one of several alike: goblin 2. */
export function forms(locale: Locale, noun: Name, figure?: string): Forms {
  const bare = figure === undefined ? noun.name : `${noun.name} ${figure}`;
  const common = { bare, plural: noun.plural ?? noun.name, f: noun.f ?? noun.name, gender: noun.gender ?? 'm' } as const;
  return { ...common, ...(locale === 'en' ? english(noun, bare, figure) : french(noun, bare)) };
}

function english(noun: Name, bare: string, figure?: string): Omit<Forms, 'bare' | 'plural' | 'f' | 'gender'> {
  const the = noun.proper || figure !== undefined ? bare : `the ${bare}`;
  const article = noun.a ?? (/^[aeiou]/i.test(noun.name) ? 'an' : 'a');
  return { the, a: noun.proper ? bare : `${article} ${bare}`, of: `of ${the}`, to: `to ${the}` };
}

function french(noun: Name, bare: string): Omit<Forms, 'bare' | 'plural' | 'f' | 'gender'> {
  const elides = VOWEL.test(noun.name) && !noun.aspirated;
  if (noun.proper) return { the: bare, a: bare, of: elides ? `d’${bare}` : `de ${bare}`, to: `à ${bare}` };
  const f = noun.gender === 'f';
  const a = `${f ? 'une' : 'un'} ${bare}`;
  if (elides) return { the: `l’${bare}`, a, of: `de l’${bare}`, to: `à l’${bare}` };
  return f ? { the: `la ${bare}`, a, of: `de la ${bare}`, to: `à la ${bare}` } : { the: `le ${bare}`, a, of: `du ${bare}`, to: `au ${bare}` };
}

/** An id and the number behind it: `mon-goblin:2`. */
export function figureOf(id: Id): { readonly noun: Id; readonly figure?: string } {
  const [, noun, figure] = /^(.+):(\d+)$/.exec(id) ?? [];
  return noun === undefined || figure === undefined ? { noun: id } : { noun, figure };
}
