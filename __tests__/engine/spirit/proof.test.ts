import { placeholders, proofread } from '@engine/spirit/proof';

const good = {
  en: { names: { axe: { name: 'axe', plural: 'axes' } }, lines: { hit: '{who_the} hits', two: ['one', 'two'] }, texts: { axe: 'It cuts.' } },
  fr: { names: { axe: { name: 'hache', gender: 'f', aspirated: true } }, lines: { hit: '{who_the} frappe', two: ['un'] }, texts: { axe: 'Elle coupe.' } },
};
const none = { names: [], lines: [], texts: [] };
const faults = (en: unknown, fr: unknown, needs: Parameters<typeof proofread>[1] = none) =>
  proofread([{ file: 'en.json', locale: 'en', value: en }, { file: 'fr.json', locale: 'fr', value: fr }], needs).faults.map(({ file, place, what }) => `${file} ${place}: ${what}`);
const line = (hit: string) => ({ ...good.en, lines: { ...good.en.lines, hit } });

test('good words have no faults, and every wording is counted', () => {
  expect(proofread([{ file: 'en.json', locale: 'en', value: good.en }, { file: 'fr.json', locale: 'fr', value: good.fr }], none)).toEqual({ checked: 5 + 4, faults: [] });
});

test.each<[string, unknown, unknown, string]>([
  ['a line that one language lacks', good.en, { ...good.fr, lines: { two: ['un'] } }, 'fr.json lines.hit: is missing'],
  ['a name that the other language lacks', { ...good.en, names: {} }, good.fr, 'en.json names.axe: is missing'],
  ['a text that one language lacks', { ...good.en, texts: {} }, good.fr, 'en.json texts.axe: is missing'],
  ['a message that does not parse', line('{who_the hits'), good.fr, 'en.json lines.hit: does not parse'],
  ['a plural without other', line('{n, plural, one {# hit}}'), good.fr, 'en.json lines.hit: {n, …} has no "other"'],
  ['a select inside a plural without other', line('{n, plural, one {{g, select, f {x}}} other {y}}'), good.fr, 'en.json lines.hit: {g, …} has no "other"'],
  ['a form that names do not have', line('{who_upon} hits'), good.fr, 'en.json lines.hit: {who_upon} asks for a form that names do not have'],
  ['one of several wordings', { ...good.en, lines: { ...good.en.lines, two: ['one', '{n'] } }, good.fr, 'en.json lines.two.1: does not parse'],
  ['a French name without gender', good.en, { ...good.fr, names: { axe: { name: 'bâton' } } }, 'fr.json names.axe: a French name needs its gender'],
  ['a French h that may or may not be aspirated', good.en, { ...good.fr, names: { axe: { name: 'hache', gender: 'f' } } }, 'fr.json names.axe: say whether its h is aspirated'],
  ['an empty name', { ...good.en, names: { axe: { name: '' } } }, good.fr, 'en.json names.axe.name'],
  ['a name with a space behind', { ...good.en, names: { axe: { name: 'axe ' } } }, good.fr, 'en.json names.axe.name: begins or ends with a space'],
  ['a field that names do not have', { ...good.en, names: { axe: { name: 'axe', genre: 'f' } } }, good.fr, 'en.json names.axe.genre'],
  ['no wording at all', { ...good.en, lines: { ...good.en.lines, two: [] } }, good.fr, 'en.json lines.two'],
])('%s', (_, en, fr, fault) => {
  const [first, ...more] = faults(en, fr);
  expect(first?.startsWith(fault) ? fault : first).toBe(fault);
  expect(more).toEqual([]);
});

test('what the content needs and no language has', () => {
  expect(faults(good.en, good.fr, { names: ['rope'], lines: ['miss'], texts: ['rope'] }).sort()).toEqual(
    ['en', 'fr'].flatMap((file) => ['lines.miss', 'names.rope', 'texts.rope'].map((place) => `${file}.json ${place}: is missing`)),
  );
});

test('the values that a message asks for', () => expect(placeholders('{a} {b_the} {n, plural, one {{c}} other {# {a}}}')).toEqual(['a', 'b_the', 'n', 'c']));
