import * as v from 'valibot';
import { isFaulty, read, sound, twice, unknownIds } from '@engine/packs/pack';

const schema = v.array(v.strictObject({ id: v.string(), cost: v.number() }));
const place = (value: unknown) => {
  const result = read('swords.json', schema, value);
  return isFaulty(result) ? result.faults.map((fault) => `${fault.file} ${fault.place}`) : [];
};

test.each<[string, unknown, string[]]>([
  ['whole content has no faults', [{ id: 'a', cost: 1 }], []],
  ['a wrong type is named with its place', [{ id: 'a', cost: 1 }, { id: 'b', cost: 'x' }], ['swords.json 1.cost']],
  ['a field too many is a fault', [{ id: 'a', cost: 1, price: 2 }], ['swords.json 0.price']],
  ['each fault is told', [{ id: 1, cost: 'x' }], ['swords.json 0.id', 'swords.json 0.cost']],
  ['no list at all', {}, ['swords.json ']],
])('%s', (_, value, faults) => expect(place(value)).toEqual(faults));

test('ids that nothing defines', () => {
  const named = [{ place: 'troll.club', id: 'club' }, { place: 'troll.net', id: 'net' }];
  expect(unknownIds('trolls.json', named, new Set(['club']))).toEqual([{ file: 'trolls.json', place: 'troll.net', what: 'names "net", which does not exist' }]);
});

test('an id that is there twice', () => {
  expect(twice('swords.json', [{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual([{ file: 'swords.json', place: '2.id', what: '"a" is there twice' }]);
});

test('sound content is handed out, other content is a bug', () => {
  expect(sound(read('swords.json', schema, []))).toEqual([]);
  expect(() => sound(read('swords.json', schema, [{ id: 'a' }]))).toThrow('swords.json 0.cost');
});
