import { Bots, perform, type Hand } from '@engine/core/bot';
import { seeded } from '@engine/core/chance';
import { Play } from '@engine/core/play';
import { parsed } from '../../scripts/content/file';
import { counted } from '../../scripts/content/count';
import type { Words } from '@engine/spirit/tell';
import { ARCHETYPES, readContent, type Find, type Raw } from '@engine/systems/erune/content';
import type { EruneCommand } from '@engine/systems/erune/command';
import type { EruneEvent } from '@engine/systems/erune/event';
import type { State } from '@engine/systems/erune/state';
import { taste } from '@engine/systems/erune/taste';
import type { View } from '@engine/systems/erune/view';
import { raw, words } from '@content/erune';
import { sound } from '@engine/packs/pack';
import { erune } from '@engine/systems/erune';
import { group } from '../engine/systems/erune/table';

const content = sound(readContent(raw));
const ruleset = erune(content);
const LOCALES = ['en', 'fr'] as const;
const counts = counted(raw, words as unknown as Readonly<Record<string, Words>>);

describe('the catalogue and the Spirit’s tables', () => {
  test.each([
    ['items', 107], ['monsters', 10], ['skills', 29], ['fields', 18], ['adventurers', 4], ['dice', 6], ['turns', 120], ['traps', 40], ['substances', 6], ['sources', 24], ['campfires', 20], ['wanderers', 24], ['waves', 20],
  ])('%s: at least %i, with words in both languages', (kind, least) => {
    expect(counts[kind]?.['en']).toBeGreaterThanOrEqual(least);
    expect(counts[kind]?.['fr']).toBe(counts[kind]?.['en']);
  });
  test('both languages have words for the same', () => expect(Object.entries(counts).filter(([, { en, fr }]) => en !== fr)).toEqual([]));
  test('R2.6 the Shadows cards of the box', () => expect(content.cards['shadows-card']?.box).toBe(12));
  test('R48.4 turn events for both sides, many of which answer to what happened', () => {
    const turns = Object.values(content.turns);
    expect((['adventurers', 'mos'] as const).map((side) => turns.filter((turn) => turn.side === side).length >= 60)).toEqual([true, true]);
    expect(turns.filter(({ when = [] }) => when.some(({ is }) => ['lately', 'wounded', 'low', 'gold-from', 'chest-left', 'remembered'].includes(is))).length).toBeGreaterThanOrEqual(40);
  });
  test('R34.2 each substance does something of its own for each archetype', () => expect(Object.values(content.substances).filter(({ also }) => ARCHETYPES.some((kind) => !also[kind])).map(({ id }) => id)).toEqual([]));
  test('R52 the arena goes on to its twentieth wave', () => expect(Object.values(content.waves).map(({ wave }) => wave)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1)));
});

describe('R48.8 R48.9 rare and legendary finds', () => {
  const finds = Object.values(content.finds);
  const given = ({ effects }: Find) => effects.flatMap((effect) => (effect.op === 'give' && content.items[effect.item]?.buy === undefined ? [effect.item] : []));
  const chance = (find: Find) => Math.max(...find.places.map((place) => find.weight / finds.filter(({ places }) => places.includes(place)).reduce((sum, { weight }) => sum + weight, 0)));
  const rare = finds.filter((find) => given(find).length > 0);
  test('at least sixty things that no merchant sells', () => expect(new Set(rare.flatMap(given)).size).toBeGreaterThanOrEqual(60));
  test('from common to one in five thousand', () => {
    const odds = rare.map(chance);
    expect(Math.min(...odds)).toBeLessThanOrEqual(1 / 5000);
    expect(Math.min(...odds)).toBeGreaterThan(1 / 6000);
    expect(Math.max(...odds)).toBeGreaterThan(1 / 200);
  });
  test.each(['room', 'wardrobe', 'table', 'chest', 'barrel'] as const)('a %s holds other things deeper down, and for higher levels', (place) => {
    const there = finds.filter(({ places }) => places.includes(place));
    expect([there.some(({ depth }) => depth), there.some(({ from }) => from), there.some(({ worth }) => worth === 0)]).toEqual([true, true, true]);
  });
});

describe('the campaign', () => {
  const quests = Object.values(content.quests).filter(({ mode }) => mode === 'quest');
  test('R46.5 eight quests in order, each for a higher level', () => {
    expect(quests).toHaveLength(8);
    expect(quests.map(({ level }) => level)).toEqual(quests.map(({ level }) => level).toSorted((a, b) => a - b));
  });
  test('R48.11 every quest but the first remembers earlier ones, and tells several endings', () => {
    expect(quests.slice(1).filter(({ recalls }) => recalls.length < 3).map(({ id }) => id)).toEqual([]);
    expect(quests.filter(({ endings }) => endings.length < 4).map(({ id }) => id)).toEqual([]);
  });
  test.each(quests.map((quest) => [quest.id, quest] as const))('%s is a whole double page', (_, { map, rooms, doors, objectives, events }) => {
    expect([map, rooms, doors, objectives, events, rooms.flatMap((room) => room.monsters), rooms.flatMap((room) => room.traps), rooms.flatMap((room) => room.furniture), rooms.flatMap((room) => room.events)].filter((part) => part.length === 0)).toEqual([]);
    expect([rooms.some(({ source }) => source), (['adventurers', 'mos'] as const).every((side) => objectives.some((each) => each.side === side && each.main && each.points > 0))]).toEqual([true, true]);
  });
});

describe('broken content is a list of faults with their places, and never a crash', () => {
  const read = (change: Partial<Record<keyof Raw, unknown>>) => {
    const result = readContent({ ...raw, ...change });
    return 'faults' in result ? result.faults.map(({ file, place }) => `${file} ${place}`) : [];
  };
  test('as it is, it has none', () => expect(read({})).toEqual([]));
  test.each<[string, Partial<Record<keyof Raw, unknown>>, string]>([
    ['a file that is a number', { traps: 7 }, 'traps.json '],
    ['a file that is null', { quests: null }, 'quests.json '],
    ['a row that is a word', { monsters: ['rat'] }, 'monsters.json 0'],
    ['an id in capitals', { campfires: [{ ...raw.campfires[0], id: 'Warm Night' }] }, 'campfires.json 0.id'],
    ['an effect that there is not', { traps: [{ ...raw.traps[0], effects: [{ op: 'explode' }] }] }, 'traps.json 0.effects.0.op'],
    ['an effect without its fields', { traps: [{ ...raw.traps[0], effects: [{ op: 'wound' }] }] }, 'traps.json 0.effects.0.who'],
    ['an effect that is null', { traps: [{ ...raw.traps[0], effects: [null] }] }, 'traps.json 0.effects.0'],
    ['an effect named like a prototype’s', { traps: [{ ...raw.traps[0], effects: [{ op: 'constructor' }] }] }, 'traps.json 0.effects.0.op'],
    ['a thing that there is not', { finds: [{ ...raw.finds[0], effects: [{ op: 'give', who: 'user', item: 'moon' }] }] }, `finds.json ${raw.finds[0]?.id} ${raw.finds[0]?.id} give.item`],
    ['the same id twice', { waves: [raw.waves[0], raw.waves[0]] }, 'waves.json 1.id'],
    ['a memory that is the rules’ own', { traps: [{ ...raw.traps[0], effects: [{ op: 'remember', key: 'wave-out' }] }, ...raw.traps.slice(1)] }, `traps.json ${raw.traps[0]?.id}`],
    ['a trap that springs a trap', { traps: [{ ...raw.traps[0], effects: [{ op: 'spring' }] }, ...raw.traps.slice(1)] }, `traps.json ${raw.traps[0]?.id}`],
  ])('%s', (_, change, place) => expect(read(change)).toContain(place));
  test('what is no JSON says in which line', () => expect(parsed('a.json', '{\n  "id": "a",\n}')).toEqual({ fault: { file: 'a.json', place: 'line 3, column 1', what: expect.stringContaining('is not JSON') as string } }));
  test('half a file says where it ends', () => expect(parsed('a.json', '{\n  "id": "a')).toMatchObject({ fault: { place: expect.stringMatching(/^line 2/) as string } }));
});

describe('text for ears', () => {
  const told = (locale: (typeof LOCALES)[number]) => Object.entries<string | readonly string[]>(words[locale].lines).filter(([key]) => !key.startsWith('erune.offer.')).flatMap(([key, wordings]) => [wordings].flat().map((wording) => [key, wording] as const));
  /** Slots and choices as a word, from the inside out. */
  const plain = (message: string): string => (message.includes('{') ? plain(message.replace(/\{[^{}]*\}/g, 'so')) : message);
  test.each(LOCALES)('%s: no digits, no symbols, no brackets, no dashes', (locale) => expect(told(locale).filter(([, wording]) => /[\d()[\]*_+=<>%&/\\|~^$@"–—]/.test(plain(wording)))).toEqual([]));
  test.each(LOCALES)('%s: no sentence is longer than thirty words', (locale) => expect(told(locale).filter(([, wording]) => plain(wording).split(/[.!?…:]+/).some((sentence) => sentence.trim().split(/\s+/).length > 30))).toEqual([]));
  test('fr: a narrow no-break space before ; : ! ?, and typographic apostrophes', () => expect(told('fr').filter(([, wording]) => /[^\u202f][;:!?]|'/.test(plain(wording)))).toEqual([]));

  test('what is said often can be said in three ways or more; seeds 1 2 3', () => {
    const often = new Map<string, number>();
    for (const [seed, kinds] of ([['warrior', 'wizard'], ['guardian', 'archer', 'mos'], ['warrior', 'guardian', 'archer', 'wizard']] as const).entries()) {
      const setup = group('sunken-chapel', ...kinds);
      const hands: readonly Hand[] = setup.characters.map(({ id }) => ({ seat: id, eyes: [id] }));
      const play = new Play<State, EruneCommand, EruneEvent, View>(ruleset, seeded(seed + 1), { n: 0, state: ruleset.setup(setup) });
      const bots = new Bots<State, EruneCommand, EruneEvent, View>(hands, seeded(seed + 9), taste(content));
      for (let step = 0; step < 2000 && !ruleset.ended(play.state); step++) {
        const turn = bots.next(play);
        if (turn) perform(play, turn, `${step}`);
      }
      for (const { key } of play.entries.flatMap(({ lines }) => lines)) often.set(key, (often.get(key) ?? 0) + 1);
    }
    const few = (key: string) => LOCALES.some((locale) => [(words[locale].lines as Readonly<Record<string, string | readonly string[]>>)[key] ?? []].flat().length < 3);
    expect([...often].filter(([key, count]) => count >= 9 && key.startsWith('erune.') && few(key))).toEqual([]);
  });
});
