import { isFaulty } from '@engine/packs/pack';
import { readContent } from '@engine/systems/erune/content';
import { raw } from '@content/erune';

const own = {
  id: 'own', mode: 'custom', level: 1, start: 'den',
  rooms: [{ id: 'den', monsters: [{ kind: 'rat' }], traps: ['pit'] }], doors: [],
  objectives: [
    { id: 'den-cleared', side: 'adventurers', main: true, points: 1, xp: 1, when: [{ is: 'monster-killed', value: 'rat' }] },
    { id: 'den-kept', side: 'mos', main: true, points: 1, xp: 1, when: [{ is: 'party-dead' }] },
  ],
};
const faults = (change: object): readonly string[] => {
  const read = readContent({ ...raw, quests: [...raw.quests, { ...own, ...change }] });
  return isFaulty(read) ? read.faults.map(({ place, what }) => `${place} ${what}`) : [];
};
const [ours, theirs] = own.objectives;

test('R51.5 a quest of the players’ own has a main objective for each side, monsters and traps', () => expect(faults({})).toEqual([]));

test.each([
  ['no objective for the Adventurers', { objectives: [theirs] }, 'own has no main objective for the side adventurers'],
  ['none for the Master of Shadows', { objectives: [ours] }, 'own has no main objective for the side mos'],
  ['only a minor one', { objectives: [ours, { ...theirs, main: undefined, id: 'den-minor' }].map((each) => JSON.parse(JSON.stringify(each))) }, 'own has no main objective for the side mos'],
  ['no monsters', { rooms: [{ id: 'den', traps: ['pit'] }] }, 'own has no monsters'],
  ['no traps', { rooms: [{ id: 'den', monsters: [{ kind: 'rat' }] }] }, 'own has no traps'],
])('R51.5 it is a fault: %s', (_, change, fault) => expect(faults(change)).toEqual([fault]));

test('R51.5 other quests may do without', () => expect(faults({ mode: 'quest', rooms: [{ id: 'den' }], objectives: [ours] })).toEqual([]));
