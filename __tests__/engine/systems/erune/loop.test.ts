import type { Effect } from '@engine/kit/effect';
import { isFaulty } from '@engine/packs/pack';
import { readContent, type Quest } from '@engine/systems/erune/content';
import { loops } from '@engine/systems/erune/loop';
import { raw } from '@content/erune';
import { bent, content } from './table';

const happen = (event: string): Effect => ({ op: 'happen', event });
const event = (id: string, ...effects: readonly Effect[]): Quest['events'][number] => ({ id, when: [], effects: [...effects] });
const faults = (...events: Quest['events']) => loops(bent({ events })).map(({ file, place, what }) => `${file} ${place} ${what}`);

test('nothing in the game that ships goes on for ever', () => expect(loops(content)).toEqual([]));

test.each<[string, Quest['events'], readonly string[]]>([
  ['to itself', [event('a', happen('a'))], ['a: a, a']],
  ['to one that leads back', [event('a', happen('b')), event('b', happen('a'))], ['a: a, b, a', 'b: b, a, b']],
  ['over others', [event('a', happen('b')), event('b', happen('c')), event('c', happen('a'))], ['a: a, b, c, a', 'b: b, c, a, b', 'c: c, a, b, c']],
  ['deep in other effects', [event('a', { op: 'each', who: 'party', do: [{ op: 'test', who: 'user', do: [[], [], [{ op: 'when', if: { is: 'fallen' }, do: [], else: [{ op: 'later', turns: 1, do: [happen('a')] }] }]] }] })], ['a: a, a']],
  ['only those that are in it', [event('a', happen('b')), event('b', happen('c')), event('c', happen('b'))], ['b: b, c, b', 'c: c, b, c']],
  ['by the second way', [event('a', happen('b'), happen('c')), event('b'), event('c', happen('a'))], ['a: a, c, a', 'c: c, a, c']],
])('it is a fault that an event leads %s', (_, events, found) => expect(faults(...events)).toEqual(found.map((each) => `quests/trial.json events.${each.slice(0, 1)} is in a loop of events: ${each.slice(3)}`)));

test.each<[string, Quest['events']]>([
  ['on', [event('a', happen('b')), event('b', happen('c')), event('c')]],
  ['to the same by two ways', [event('a', happen('b'), happen('c')), event('b', happen('d')), event('c', happen('d')), event('d')]],
  ['to none that there is', [event('a', happen('x'))]],
  ['nowhere', [event('a', { op: 'spring' })]],
])('it is none that it leads %s', (_, events) => expect(faults(...events)).toEqual([]));

test('R8.3 it is a fault that a trap springs a trap, deep in its effects too', () => {
  const { pit } = content.traps;
  if (!pit) throw new Error('no pit');
  const found = (...effects: readonly Effect[]) => loops({ ...content, traps: { pit: { ...pit, effects: [...effects] } } });
  const fault = { file: 'traps.json', place: 'pit', what: 'springs another trap, which is a loop' };
  expect(found({ op: 'spring' })).toEqual([fault]);
  expect(found({ op: 'each', who: 'here', do: [{ op: 'draw', from: [{ weight: 1, do: [] }, { weight: 1, do: [{ op: 'spring' }] }] }] })).toEqual([fault]);
  expect(found({ op: 'wound', who: 'user', amount: 1 })).toEqual([]);
});

test('content with such a fault is not read', () => {
  const [first] = raw.quests;
  const read = readContent({ ...raw, quests: [{ ...(first as object), id: 'trial', events: [event('a', happen('b')), event('b', happen('a'))] }] });
  expect(isFaulty(read) && read.faults.map(({ place, what }) => `${place} ${what}`)).toEqual(expect.arrayContaining(['events.a is in a loop of events: a, b, a']));
});

test('it is a fault too that the event is not there', () => {
  const [first] = raw.quests;
  const read = readContent({ ...raw, quests: [{ ...(first as object), id: 'trial', events: [event('a', happen('b'))] }] });
  expect(isFaulty(read) && read.faults.map(({ what }) => what)).toEqual(expect.arrayContaining(['names "b", which does not exist']));
});
