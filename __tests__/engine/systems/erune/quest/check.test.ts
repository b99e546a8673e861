import { readdirSync, readFileSync } from 'node:fs';
import type { WordsFile } from '@engine/packs/words';
import { boxFaults } from '@engine/systems/erune/quest/box';
import { checkQuest } from '@engine/systems/erune/quest/check';
import { raw, standing, words } from '@content/erune';
import { content } from '../table';
import { at, cellar, faults, listed, room, WORTH, worthOf, type File } from './cellar';

const silent = (tongue: string, part: 'names' | 'lines' | 'texts', id: string) => (file: File): void => { delete file.words[tongue]?.[part][id]; };

test('a quest that can be played has no faults', () => expect(faults(() => undefined)).toEqual([]));

test.each<[string, (file: File) => void, readonly string[]]>([
  ['R51.5 no objectives', (file) => { file.objectives = []; }, ['has no main objective for the side adventurers', 'has no main objective for the side mos', `the objectives of the side adventurers give 0 XP; the monsters on the map are worth ${WORTH}`, `the objectives of the side mos give 0 XP; the monsters on the map are worth ${WORTH}`]],
  ['R51.5 only a minor one for a side', ({ objectives }) => { delete at(objectives, 'nobody-left')['main']; }, ['has no main objective for the side mos']],
  ['R51.5 no traps', (file) => { room(file, 'lane').traps = []; room(file, 'lane').plan[0] = 'r...'; }, ['has no traps']],
  ['R51.3 more XP than the monsters are worth', ({ objectives }) => { at(objectives, 'source-broken').xp = 1; }, [`the objectives of the side adventurers give ${WORTH + 1} XP; the monsters on the map are worth ${WORTH}`]],
  ['R51.3 less XP', ({ objectives }) => { at(objectives, 'nobody-left').xp -= 1; }, [`the objectives of the side mos give ${WORTH - 1} XP; the monsters on the map are worth ${WORTH}`]],
  ['R51.3 a monster more', (file) => { room(file, 'vault').monsters.push({ kind: 'witch', from: 4 }); room(file, 'vault').plan[3] = '..w.'; }, ['adventurers', 'mos'].map((side) => `the objectives of the side ${side} give ${WORTH} XP; the monsters on the map are worth ${WORTH + worthOf('witch')}`)],
])('it is a fault: %s', (_, change, what) => expect(listed(change)).toEqual(what.map((each) => `objectives: ${each}`)));

test('R52.3 in the arena nobody has XP, or must have an aim', () => expect(listed((file) => { file['mode'] = 'arena'; file.objectives.pop(); })).toEqual([]));
test('R51.3 what XP are shared by several objectives counts together', () => expect(listed(({ objectives }) => { at(objectives, 'warden-slain').xp -= 4; at(objectives, 'relic-held').xp = 4; })).toEqual([]));

test.each<[string, (file: File) => void, readonly string[]]>([
  ['a name', silent('fr', 'names', 'iron-hatch'), ['words.fr: names.iron-hatch is missing']],
  ['a line', silent('en', 'lines', 'erune.cellar.drawn'), ['words.en: lines.erune.cellar.drawn is missing']],
  ['R46.4 a key sentence', silent('fr', 'lines', 'erune.cellar.say.winch'), ['words.fr: lines.erune.cellar.say.winch is missing']],
  ['what is told of an earlier quest', silent('en', 'lines', 'erune.cellar.recall.old-friend'), ['words.en: lines.erune.cellar.recall.old-friend is missing']],
  ['an ending', silent('en', 'lines', 'erune.cellar.ending.quiet'), ['words.en: lines.erune.cellar.ending.quiet is missing']],
  ['the text of a thing', silent('en', 'texts', 'rust-key'), ['words.en: texts.rust-key is missing']],
  ['what an effect tells', (file) => { at(file.events, 'crypt-seen')['effects'] = [{ op: 'tell', line: 'erune.cellar.creak' }]; }, ['words.en: lines.erune.cellar.creak is missing', 'words.fr: lines.erune.cellar.creak is missing']],
  ['every language', (file) => { file.words = {}; }, ['words: has no words in any language that the Spirit speaks: en, fr']],
  ['every language that the Spirit speaks', (file) => { file.words = { de: cellar().words['en'] ?? { names: {}, lines: {}, texts: {} } }; }, ['words: has no words in any language that the Spirit speaks: en, fr']],
  ['the name in a name', ({ words: { en } }) => { if (en) en.names['porch'] = { plural: 'porches' }; }, ['words.en.names.porch.name: Invalid key: Expected "name" but received undefined']],
])('it is a fault that words are missing: %s', (_, change, what) => expect(listed(change)).toEqual(what));
test.each<[string, (file: File) => void, readonly string[]]>([
  ['two doors', ({ doors }) => { at(doors, 'stone-arch').id = 'oak-gate'; }, ['"oak-gate" is there twice']],
  ['a room and an event', (file) => { at(file.events, 'crypt-seen').id = 'crypt'; }, ['"crypt" is there twice']],
  ['a room of another quest', ({ objectives }) => { at(objectives, 'winch-told').id = 'vestry'; }, ['"vestry" is something in the quest sunken-chapel already']],
])('it is a fault that two have one id: %s', (_, change, what) => expect(faults(change).filter(({ place }) => place === 'ids').map((fault) => fault.what)).toEqual(what));
test('the example in the docs can be played', () => {
  const [, page = ''] = /```json\n(\{\n {2}"id": "borrowed-oven"[^]*?\n\})\n```/.exec(readFileSync(`${__dirname}/../../../../../docs/writing-a-quest.md`, 'utf8')) ?? [];
  expect(checkQuest(shelf, JSON.parse(page))).toEqual([]);
});
test('one language is enough', () => expect(listed(({ words: all }) => { delete all['fr']; })).toEqual([]));

test.each<[string, (file: File) => void, readonly string[]]>([
  ['an id with capitals', (file) => { file.id = 'The Cellar'; }, ['quests/The Cellar.json id: an id is lower-case words joined by hyphens']],
  ['a field that there is not', (file) => { file['weather'] = 'rain'; }, ['quests/cellar.json weather: Invalid key: Expected never but received "weather"']],
  ['no such trap', (file) => { room(file, 'lane').traps = ['lava']; }, ['quests/cellar.json lane.traps.0: names "lava", which does not exist']],
  ['no such key', ({ doors }) => { at(doors, 'iron-hatch')['locked'] = 'gold-key'; }, ['quests/cellar.json iron-hatch.locked: names "gold-key", which does not exist']],
  ['no such room behind a door', ({ doors }) => { at(doors, 'stone-arch').between = ['lane', 'attic']; }, ['quests/cellar.json stone-arch.between.1: names "attic", which does not exist']],
  ['no such room to start in', (file) => { file['start'] = 'attic'; }, ['quests/cellar.json start: names "attic", which does not exist']],
  ['no such monster', (file) => { room(file, 'lane').monsters = [{ kind: 'dragon' }]; }, ['quests/cellar.json lane.monsters: names "dragon", which does not exist']],
  ['no such thing in a chest', (file) => { room(file, 'crypt').furniture[0] = { id: 'cellar-chest', kind: 'chest', holds: [{ op: 'give', who: 'user', item: 'crown' }] }; }, ['quests/cellar.json crypt.cellar-chest give.item: names "crown", which does not exist']],
  ['no such event', ({ events }) => { at(events, 'crypt-seen')['effects'] = [{ op: 'happen', event: 'flood' }]; }, ['quests/cellar.json crypt-seen happen.event: names "flood", which does not exist']],
  ['no such trace', ({ events }) => { at(events, 'crypt-seen')['when'] = [{ is: 'lately', value: 'weather' }]; }, ['quests/cellar.json crypt-seen.when.0.value: names "weather", which does not exist']],
  ['no such earlier quest', ({ recalls }) => { at(recalls, 'old-friend')['when'] = [{ is: 'won', value: 'moon' }]; }, ['quests/cellar.json old-friend.when.0.value: names "moon", which does not exist']],
  ['no such door in an ending', ({ endings }) => { at(endings, 'quiet')['effects'] = [{ op: 'open', door: 'attic-door' }]; }, ['quests/cellar.json quiet open.door: names "attic-door", which does not exist']],
  ['an event that leads to itself', ({ events }) => { at(events, 'crypt-seen')['effects'] = [{ op: 'happen', event: 'crypt-seen' }]; }, ['quests/cellar.json events.crypt-seen: is in a loop of events: crypt-seen, crypt-seen']],
])('it is a fault: %s', (_, change, what) => expect(faults(change).map((fault) => `${fault.file} ${fault.place}: ${fault.what}`)).toEqual(what));

const shelf = { raw, words: words as unknown as Record<'en' | 'fr', WordsFile>, standing };
test.each<[string, unknown, readonly string[]]>([
  ['no object', 7, ['']], ['nothing', null, ['']], ['a list', [], ['id', 'words']], ['an empty object', {}, ['id', 'words']], ['no words', { id: 'cellar' }, ['words']], ['words that are none', { id: 'cellar', words: 7 }, ['words']], ['a number for an id', { id: 7, words: {} }, ['id']],
])('what is not a quest is a fault: %s', (_, value, places) => expect(checkQuest(shelf, value).map(({ file, place }) => [file, place])).toEqual(places.map((place) => ['quest', place])));

describe('R46.4 the quests that we ship', () => {
  const folder = `${__dirname}/../../../../../content/erune/quests`;
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { readonly id: string });
  const shipped = raw.quests.map(({ id }) => id);
  test.each(shipped)('%s can be played, and fits in one box', (id) => {
    expect(checkQuest(shelf, files.find((file) => file.id === id))).toEqual([]);
    const quest = content.quests[id];
    expect(quest && boxFaults(content, quest)).toEqual([]);
  });
  test('there are some, each once', () => expect([shipped.length > 0, new Set(shipped).size]).toEqual([true, shipped.length]));
});
