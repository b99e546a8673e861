import { sound, type Fault } from '@engine/packs/pack';
import type { WordsFile } from '@engine/packs/words';
import { readContent, type Quest } from '@engine/systems/erune/content';
import { checkQuest, type Shelf } from '@engine/systems/erune/quest/check';
import { raw, words } from '@content/erune';
import { content } from '../table';

// A small quest with one of everything, which can be played.

type Json = Record<string, unknown>;
interface Part extends Json {
  id: string;
}
export interface Room extends Part {
  at?: string;
  plan: string[];
  monsters: Json[];
  furniture: Json[];
  traps: string[];
  events: Part[];
}
export interface File extends Part {
  map: string[];
  rooms: Room[];
  doors: (Part & { at?: string; between: string[] })[];
  objectives: (Part & { xp: number; when: Json[] })[];
  recalls: Part[];
  events: Part[];
  endings: Part[];
  words: Record<string, { names: Record<string, Json>; lines: Record<string, string | string[]>; texts: Json }>;
}

export const worthOf = (kind: string): number => content.monsters[kind]?.xp ?? 0;
export const WORTH = worthOf('rat') + worthOf('goblin') + 10;

const places = ['cellar', 'porch', 'lane', 'crypt', 'vault', 'oak-gate', 'stone-arch', 'iron-hatch', 'cellar-chest', 'crypt-table', 'crypt-wardrobe', 'crypt-barrel', 'winch', 'hermit', 'cellar-warden', 'rust-key', 'old-relic', 'warden-slain', 'source-broken', 'relic-held', 'winch-told', 'nobody-left'];
const told = ['introduction', 'objective', 'won', 'lost', 'drawn', 'porch', 'lane', 'crypt', 'vault', 'event.winch', 'event.hermit', 'event.crypt-seen', 'recall.old-friend', 'ending.quiet', ...['warden-slain', 'source-broken', 'relic-held', 'winch-told', 'nobody-left'].map((id) => `objective.${id}`)];
const spoken = (names: Readonly<Record<string, string>>, say: Readonly<Record<string, string | string[]>>) => ({
  names: Object.fromEntries(places.map((id) => [id, { name: names[id] ?? id }])),
  lines: { ...Object.fromEntries(told.map((part) => [`erune.cellar.${part}`, 'It is told.'])), ...Object.fromEntries(Object.entries(say).map(([event, sentence]) => [`erune.cellar.say.${event}`, sentence])) },
  texts: { 'rust-key': 'A key.', 'old-relic': 'A relic.', 'cellar-warden': 'A warden.' },
});
const bare = () => ({ monsters: [], furniture: [], traps: [], events: [] });

/** Always a new one: a test may change it. */
export const cellar = (): File => ({
  id: 'cellar', mode: 'quest', level: 1, start: 'porch', things: ['rust-key', 'old-relic'],
  map: [
    'aa1bb2cccc',
    'aa....cccc',
    '3.........',
    'dd........',
    'dd........',
  ],
  rooms: [
    { ...bare(), id: 'porch', at: 'a', plan: ['@@..', '@@..', '..!.', '...N'], events: [{ id: 'winch', effects: [{ op: 'remember', key: 'winch-turned' }] }, { id: 'hermit', npc: true, effects: [] }] },
    { ...bare(), id: 'lane', at: 'b', corridor: true, plan: ['r^..', '....'], monsters: [{ kind: 'rat' }], traps: ['pit'] },
    {
      ...bare(), id: 'crypt', at: 'c', plan: ['SSg....C', 'SS......', 'TT...WW.', 'TT..B...'], source: 3, monsters: [{ kind: 'goblin' }],
      furniture: [{ id: 'cellar-chest', kind: 'chest', holds: [{ op: 'give', who: 'user', item: 'rust-key' }, { op: 'give', who: 'user', item: 'old-relic' }] }, { id: 'crypt-table', kind: 'table' }, { id: 'crypt-wardrobe', kind: 'wardrobe' }, { id: 'crypt-barrel', kind: 'barrel' }],
    },
    { ...bare(), id: 'vault', at: 'd', plan: ['..o.', '....', '....', '....'], monsters: [{ kind: 'orc', boss: { id: 'cellar-warden', hp: 4, xp: 10 } }] },
  ],
  doors: [
    { id: 'oak-gate', at: '1', between: ['porch', 'lane'] },
    { id: 'stone-arch', at: '2', between: ['lane', 'crypt'] },
    { id: 'iron-hatch', at: '3', between: ['porch', 'vault'], locked: 'rust-key' },
  ],
  objectives: [
    { id: 'warden-slain', side: 'adventurers', main: true, points: 6, xp: WORTH, when: [{ is: 'monster-killed', value: 'cellar-warden' }] },
    { id: 'source-broken', side: 'adventurers', points: 1, xp: 0, when: [{ is: 'source-destroyed', value: 'crypt' }] },
    { id: 'relic-held', side: 'adventurers', points: 1, xp: 0, when: [{ is: 'holds', value: 'old-relic' }] },
    { id: 'winch-told', side: 'adventurers', points: 1, xp: 0, when: [{ is: 'remembered', value: 'winch-turned' }] },
    { id: 'nobody-left', side: 'mos', main: true, points: 6, xp: WORTH, when: [{ is: 'party-dead' }] },
  ],
  recalls: [{ id: 'old-friend', when: [{ is: 'won', value: 'sunken-chapel' }], effects: [] }],
  events: [{ id: 'crypt-seen', when: [{ is: 'room-seen', value: 'crypt' }], effects: [{ op: 'stamina', amount: 1 }] }],
  endings: [{ id: 'quiet', when: [], effects: [] }],
  words: {
    en: spoken({ 'oak-gate': 'oak gate', 'crypt-table': 'marble slab' }, { winch: ['{hero} turns the winch', '{hero} works the winch'], hermit: '{hero} greets the hermit', 'crypt-seen': 'The dead have visitors' }),
    fr: spoken({ 'oak-gate': 'la porte de chêne', 'crypt-table': 'la dalle de marbre' }, { winch: ['{hero} tourne le treuil'], hermit: '{hero} salue l’ermite', 'crypt-seen': 'Les morts ont de la visite' }),
  },
});

/** What may be said in every quest, as far as the tests need it. */
const said: Shelf['standing'] = {
  en: { lucky: ['I am lucky'], 'open-door': ['{hero} opens the {door}'], 'search-place': ['{hero} searches the {place}'] },
  fr: { lucky: ['J’ai de la chance'], 'open-door': ['{hero} ouvre {door}'], 'search-place': ['{hero} fouille {place}'] },
};
/** The game's words, and none that the cellar has to bring. */
const without = <T>(words: Readonly<Record<string, T>>, own: object): Record<string, T> => Object.fromEntries(Object.entries(words).filter(([id]) => !(id in own)));
const known = (tongue: 'en' | 'fr'): WordsFile => {
  const all = words[tongue] as unknown as WordsFile;
  const own = cellar().words[tongue];
  return { names: without(all.names, own?.names ?? {}), lines: without(all.lines, own?.lines ?? {}), texts: without(all.texts, own?.texts ?? {}) };
};
const shelf: Shelf = { raw, words: { en: known('en'), fr: known('fr') }, standing: said };

/** The quest as the game reads it. */
export const read = (): Quest => {
  const { words: _, ...card } = cellar();
  const quest = sound(readContent({ ...raw, quests: [...raw.quests, card] })).quests[card.id];
  if (!quest) throw new Error('there is no cellar');
  return quest;
};
/** What is wrong with the quest after a change. */
export const faults = (change: (file: File) => void): readonly Fault[] => {
  const file = cellar();
  change(file);
  return checkQuest(shelf, file);
};
/** The same, as lines. */
export const listed = (change: (file: File) => void): readonly string[] => faults(change).map(({ place, what }) => `${place}: ${what}`);
export const room = (file: File, id: string): Room => at(file.rooms, id);
export const at = <T extends Part>(parts: readonly T[], id: string): T => {
  const found = parts.find((each) => each.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
