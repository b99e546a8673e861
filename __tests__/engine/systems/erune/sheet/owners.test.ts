import { sound } from '@engine/systems/erune/sheet/sheet';
import { content, scene } from '../table';

/** A skill and all that must be learnt before it. */
const path = (id: string): readonly string[] => [...(content.skills[id]?.prerequisites ?? []).flatMap(path), id];
/** Which of these a sheet of level 20 may hold. */
const kept = (kind: string, ...skills: string[]): readonly string[] => skills.filter((id) => sound(content, kind, 20, path(id)).includes(id));

test.each([
  ['warrior', ['lucky', 'provocation']],
  ['guardian', ['lucky', 'provocation']],
  ['archer', ['lucky', 'remanence']],
  ['wizard', ['lucky', 'remanence']],
])('R39.9 the %s has the Adventurers’ own skills, and one of the two that divide them', (kind, own) => {
  expect(kept(kind, 'lucky', 'provocation', 'remanence', 'retribution')).toEqual(own);
  expect(kept('mos', ...own, 'hawkeye', 'vigilance')).toEqual([]);
});

test('R39.10 only the Master of Shadows has what is dark', () => {
  const dark = ['retribution', 'intrepid', 'ambush', 'roaming-monsters', 'bad-luck', 'weakness', 'unlucky', 'magic-resilience'];
  expect(dark.filter((id) => !content.skills[id])).toEqual([]);
  for (const id of dark) expect([id, content.skills[id]?.owners]).toEqual([id, ['mos']]);
  for (const kind of Object.keys(content.adventurers)) expect(kept(kind, ...dark)).toEqual([]);
  expect(kept('mos', 'retribution')).toEqual(['retribution']);
});

test('R5.2 what may be done twice takes both actions', () => {
  const table = scene({ adventurers: { warrior: {} } });
  const detect = { type: 'detect', as: 'warrior' } as const;
  expect(table.not(detect)).toBeUndefined();
  const once = scene({ adventurers: { warrior: { acted: ['detect'] } } });
  expect(once.not(detect)).toBeUndefined();
  const twice = scene({ adventurers: { warrior: { acted: ['detect', 'detect'] } } });
  expect(twice.not(detect)).toBe('erune.two-actions');
});
