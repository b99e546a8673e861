import { parse, type Token } from '@messageformat/parser';
import { isFaulty, type Fault } from '../packs/pack';
import { readWords, type Needs, type WordsFile } from '../packs/words';
import { forms, type Locale } from './name';

/** A file of words as it is written. */
export interface Sheet {
  readonly file: string;
  readonly locale: Locale;
  readonly value: unknown;
}

export interface Proof {
  /** How many names, wordings and texts were looked at. */
  readonly checked: number;
  readonly faults: readonly Fault[];
}

type Part = 'names' | 'lines' | 'texts';
const PARTS: readonly Part[] = ['names', 'lines', 'texts'];
const FORMS = Object.keys(forms('en', { name: '' })).filter((form) => form !== 'bare');

/** Checks the words of one pack: each language for itself, then that none lacks what another or the content has. */
export function proofread(sheets: readonly Sheet[], needs: Needs): Proof {
  const results = sheets.map((sheet) => ({ ...sheet, read: readWords(sheet.file, sheet.value) }));
  const faults = results.flatMap(({ read }) => (isFaulty(read) ? read.faults : []));
  const whole = results.flatMap(({ file, locale, read }) => (isFaulty(read) ? [] : [{ file, locale, words: read.content }]));
  const wanted = PARTS.map((part): [Part, readonly string[]] => [part, [...new Set([...needs[part], ...whole.flatMap(({ words }) => Object.keys(words[part]))])]]);
  const found = whole.flatMap(({ file, locale, words }) => [
    ...wanted.flatMap(([part, ids]) => ids.filter((id) => words[part][id] === undefined).map((id) => ({ file, place: `${part}.${id}`, what: 'is missing' }))),
    ...nameFaults(file, locale, words),
    ...lineFaults(file, words),
  ]);
  return { checked: whole.reduce((sum, { words }) => sum + size(words), 0), faults: [...faults, ...found] };
}

const size = ({ names, lines, texts }: WordsFile): number => Object.keys(names).length + Object.values(lines).flat().length + Object.keys(texts).length;

function nameFaults(file: string, locale: Locale, { names }: WordsFile): readonly Fault[] {
  if (locale !== 'fr') return [];
  return Object.entries(names).flatMap(([id, noun]) => {
    const fault = (what: string): Fault => ({ file, place: `names.${id}`, what });
    return [
      ...(noun.gender ? [] : [fault('a French name needs its gender')]),
      ...(/^h/i.test(noun.name) && noun.aspirated === undefined && !noun.proper ? [fault('say whether its h is aspirated')] : []),
    ];
  });
}

function lineFaults(file: string, { lines }: WordsFile): readonly Fault[] {
  return Object.entries(lines).flatMap(([key, wordings]) => {
    const list = [wordings].flat();
    return list.flatMap((message, i) => messageFaults(message).map((what) => ({ file, place: list.length > 1 ? `lines.${key}.${i}` : `lines.${key}`, what })));
  });
}

/** A slot and nothing else: `{hero}`. */
const SLOT = /\{(\w+)\}/g;

function messageFaults(message: string): readonly string[] {
  // Most messages hold plain slots only; to parse them all would take ten times as long.
  if (!/['#{}]/.test(message.replace(SLOT, ''))) return [...message.matchAll(SLOT)].flatMap(([, slot = '']) => formFaults(slot));
  let tokens: readonly Token[];
  try {
    tokens = parse(message);
  } catch (error) {
    return [error instanceof Error ? `does not parse: ${error.message.split('\n')[0]}` : 'does not parse'];
  }
  return [
    ...selects(tokens).filter(({ cases }) => !cases.some(({ key }) => key === 'other')).map(({ arg }) => `{${arg}, …} has no "other"`),
    ...named(tokens).flatMap(formFaults),
  ];
}

function formFaults(slot: string): readonly string[] {
  const form = /_([a-z]+)$/.exec(slot)?.[1];
  return form && !FORMS.includes(form) ? [`{${slot}} asks for a form that names do not have`] : [];
}

type Select = Extract<Token, { cases: unknown }>;

const selects = (tokens: readonly Token[]): readonly Select[] =>
  tokens.flatMap((token) => ('cases' in token ? [token, ...token.cases.flatMap(({ tokens: inner }) => selects(inner))] : []));

const named = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token) => [...('arg' in token ? [token.arg] : []), ...('cases' in token ? token.cases.flatMap(({ tokens: inner }) => named(inner)) : [])]);

/** The values that a message asks for, with their forms: `hero`, `target_the`. */
export const placeholders = (message: string): readonly string[] => [...new Set(named(parse(message)))];
