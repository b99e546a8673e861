import { merged, teller, type Words } from '@engine/spirit/tell';
import type { Line } from '@engine/core/ruleset';
import type { Locale } from '@engine/spirit/name';

const words: Words = {
  names: { 'mon-orc': { name: 'orque', plural: 'orques', gender: 'm' }, axe: { name: 'hache', gender: 'f', aspirated: true } },
  lines: {
    plain: 'it is dark.',
    the: '{who_the} takes {item_the}.',
    of: 'body {who_of}',
    count: '{n, plural, =0 {no coin} one {# coin} other {# coins}}',
    many: '{n, plural, one {{kind_a} is here} other {# {kind_plural} are here}}',
    agree: '{who} est {who_gender, select, f {morte} other {mort}}.',
    wordings: ['one', 'two', 'three'],
    half: '{n}',
    nested: '{a, select, x {{n, plural, one {# x} other {# xs}}} other {none}}',
    quoted: 'it is {who}’s turn',
  },
  texts: { axe: 'cuts' },
};
const people = [{ id: 'h1', kind: 'hero', name: 'Anne', gender: 'f' as const }, { id: 'h2', kind: 'hero', name: 'Luc', gender: 'm' as const }];
const say = (locale: Locale, line: Line) => teller(locale, words, people).line(line);

test.each<[string, Locale, Line, string]>([
  ['a sentence begins with a capital', 'en', { key: 'plain' }, 'It is dark.'],
  ['names take their form', 'fr', { key: 'the', with: { who: 'mon-orc:3', item: 'axe' } }, 'L’orque 3 takes la hache.'],
  ['people are known by name', 'fr', { key: 'of', with: { who: 'h1' } }, 'Body d’Anne'],
  ['an unknown id stands for itself', 'en', { key: 'of', with: { who: 'nobody' } }, 'Body of nobody'],
  ['plural none', 'en', { key: 'count', with: { n: 0 } }, 'No coin'],
  ['plural one', 'en', { key: 'count', with: { n: 1 } }, '1 coin'],
  ['plural other', 'en', { key: 'count', with: { n: 2 } }, '2 coins'],
  ['English counts 0 as many', 'en', { key: 'many', with: { n: 0, kind: 'axe' } }, '0 hache are here'],
  ['French counts 0 and 1 as one', 'fr', { key: 'many', with: { n: 0, kind: 'axe' } }, 'Une hache is here'],
  ['French counts one and a half as one', 'fr', { key: 'count', with: { n: 1.5 } }, '1,5 coin'],
  ['a name inside a plural', 'fr', { key: 'many', with: { n: 2, kind: 'mon-orc' } }, '2 orques are here'],
  ['select by gender, f', 'fr', { key: 'agree', with: { who: 'h1' } }, 'Anne est morte.'],
  ['select by gender, m', 'fr', { key: 'agree', with: { who: 'h2' } }, 'Luc est mort.'],
  ['the host’s pick of wordings', 'en', { key: 'wordings', pick: 1 }, 'Two'],
  ['a pick beyond them goes round', 'en', { key: 'wordings', pick: 59 }, 'Three'],
  ['no pick is the first', 'en', { key: 'wordings' }, 'One'],
  ['a French number has a comma', 'fr', { key: 'half', with: { n: 2.5 } }, '2,5'],
  ['an English one a point', 'en', { key: 'half', with: { n: 2.5 } }, '2.5'],
  ['plural inside select', 'en', { key: 'nested', with: { a: 'x', n: 3 } }, '3 xs'],
  ['select of something else', 'en', { key: 'nested', with: { a: 'y', n: 3 } }, 'None'],
  ['a curly apostrophe is only a letter', 'en', { key: 'quoted', with: { who: 'h2' } }, 'It is Luc’s turn'],
  ['a value that is missing is nothing', 'en', { key: 'of' }, 'Body '],
  ['an unknown line is three dots', 'en', { key: 'no-such-line' }, '…'],
])('%s', (_, locale, line, said) => expect(say(locale, line)).toBe(said));

test('a teller knows which lines, names and texts it has', () => {
  const voice = teller('fr', words, people);
  expect([voice.knows('plain'), voice.knows('no-such-line')]).toEqual([true, false]);
  expect([voice.name('axe'), voice.name('axe', 'the'), voice.name('h1', 'of')]).toEqual(['hache', 'la hache', 'd’Anne']);
  expect([voice.text('axe'), voice.text('rope')]).toEqual(['cuts', '']);
});

test('words are merged, the later over the earlier', () => {
  const both = merged(words, { names: { axe: { name: 'cognée' } }, lines: { plain: 'it is light.' } });
  const voice = teller('en', both);
  expect([voice.line({ key: 'plain' }), voice.name('axe'), voice.text('axe'), voice.name('mon-orc')]).toEqual(['It is light.', 'cognée', 'cuts', 'orque']);
});
