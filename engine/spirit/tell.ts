import { parse, type Token } from '@messageformat/parser';
import type { Character, Id, Line } from '../core/ruleset';
import { figureOf, forms, type Forms, type Locale, type Name } from './name';

/** The words of one language: its nouns, its sentences, and what things do. */
export interface Words {
  readonly names: Readonly<Record<Id, Name>>;
  readonly lines: Readonly<Record<string, string | readonly string[]>>;
  readonly texts?: Readonly<Record<Id, string>>;
}

/** Finds words: of a line, of a name, of what a thing does. */
export interface Teller {
  readonly locale: Locale;
  /** A whole sentence: its first letter is large, whatever it begins with. */
  line(line: Line): string;
  /** Words as they are written, for a label or a part of a sentence. */
  phrase(line: Line): string;
  /** Whether there are words for this line at all. */
  knows(key: string): boolean;
  name(id: Id, form?: keyof Forms): string;
  /** A name that stands by itself, as on a list. */
  title(id: Id): string;
  text(id: Id): string;
}

const parsed = new Map<string, readonly Token[]>();

function tokens(message: string): readonly Token[] {
  const known = parsed.get(message);
  if (known) return known;
  const fresh = parse(message);
  parsed.set(message, fresh);
  return fresh;
}

/** French counts 0 and 1 as one. */
const isOne = (locale: Locale, n: number): boolean => (locale === 'fr' ? Math.abs(n) < 2 : n === 1);

export const merged = (...words: readonly Words[]): Words => ({
  names: Object.assign({}, ...words.map(({ names }) => names)),
  lines: Object.assign({}, ...words.map(({ lines }) => lines)),
  texts: Object.assign({}, ...words.map(({ texts }) => texts)),
});

/** A voice in one language that knows the people at the table by name. */
export function teller(locale: Locale, words: Words, people: readonly Character[] = []): Teller {
  const persons = new Map(people.map(({ id, name, gender }): [Id, Name] => [id, { name, gender, proper: true }]));
  const inForms = (id: Id): Forms => {
    const { noun, figure } = figureOf(id);
    return forms(locale, persons.get(id) ?? words.names[noun] ?? { name: id, proper: true }, figure);
  };
  const value = (line: Line, arg: string): Id | number => {
    const values = line.with ?? {};
    if (arg in values) {
      const plain = values[arg] as Id | number;
      return typeof plain === 'number' ? plain : inForms(plain).bare;
    }
    const [, name = '', form = ''] = /^(.*)_([a-z]+)$/.exec(arg) ?? [];
    const id = values[name];
    return typeof id === 'string' ? (inForms(id)[form as keyof Forms] ?? '') : '';
  };
  const say = (line: Line, parts: readonly Token[], octothorpe?: number): string =>
    parts
      .map((part): string => {
        switch (part.type) {
          case 'content':
            return part.value;
          case 'octothorpe':
            return number(locale, octothorpe ?? 0);
          case 'argument':
          case 'function': {
            const found = value(line, part.arg);
            return typeof found === 'number' ? number(locale, found) : found;
          }
          case 'select':
          case 'plural':
          case 'selectordinal': {
            const found = value(line, part.arg);
            const n = Number(found);
            const wanted = part.type === 'select' ? String(found) : isOne(locale, n) ? 'one' : 'other';
            const branch = part.cases.find(({ key }) => key === `=${n}`) ?? part.cases.find(({ key }) => key === wanted) ?? part.cases.find(({ key }) => key === 'other');
            return branch ? say(line, branch.tokens, part.type === 'select' ? octothorpe : n) : '';
          }
        }
      })
      .join('');
  const capital = (said: string): string => said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
  const phrase = (line: Line): string => {
    const wordings = words.lines[line.key];
    if (wordings === undefined) return '…';
    return say(line, tokens(typeof wordings === 'string' ? wordings : (wordings[(line.pick ?? 0) % wordings.length] ?? '')));
  };
  return {
    locale,
    knows: (key) => key in words.lines,
    line: (line) => capital(phrase(line)),
    phrase,
    title: (id) => capital(inForms(id).bare),
    name: (id, form = 'bare') => String(inForms(id)[form]),
    text: (id) => words.texts?.[id] ?? '',
  };
}

/** Numbers as that language writes them, without Intl, which phones' engines have only in part. */
const number = (locale: Locale, n: number): string => (locale === 'fr' ? String(n).replace('.', ',') : String(n));
