import { last, scene, types, type Scene } from '../table';

const as = 'mos';
const skills = ['weakness', 'bad-luck', 'roaming-monsters', 'ambush'];
const dark = (more: Partial<Scene> = {}) => scene({ adventurers: { warrior: { hp: 5, skills: [] }, wizard: {} }, mos: { skills }, ...more, state: { phase: 'mos', reserve: 9, ...more.state } });
const curse = (card: string, target: string) => ({ type: 'curse', as, curse: card, target }) as const;
const lying = (card: string) => ({ curse: { curse: card, used: false } });

test('R40.2 a permanent curse costs its permanent price, and lies before the Adventurer', () => {
  const table = dark();
  table.does(curse('weakness', 'warrior'));
  expect([table.state.reserve, table.hero('warrior').curse]).toEqual([5, { curse: 'weakness', used: false }]);
  expect(dark({ state: { reserve: 3 } }).not(curse('weakness', 'warrior'))).toBe('erune.too-few-in-reserve');
});

test('R40.3 a curse that lies on somebody cannot be used on another', () => {
  const table = dark({ adventurers: { warrior: lying('weakness'), wizard: {} } });
  expect(table.not(curse('weakness', 'wizard'))).toBe('erune.curse-lies');
  expect(table.not(curse('bad-luck', 'wizard'))).toBeUndefined();
});

test('R40.4 a second curse replaces the first, which comes back for nothing', () => {
  const table = dark({ adventurers: { warrior: lying('weakness'), wizard: {} } });
  const events = table.does(curse('bad-luck', 'warrior'));
  expect(last(events, 'curse-lifted')).toEqual({ type: 'curse-lifted', who: 'warrior', curse: 'weakness' });
  expect([table.state.reserve, table.hero('warrior').curse?.curse]).toEqual([5, 'bad-luck']);
  expect(table.not(curse('weakness', 'wizard'))).toBeUndefined();
});

test('R40.6 in its phase the Shadows may lift a curse for the instant price, and use it again', () => {
  const lift = { type: 'lift-curse', as, target: 'warrior' } as const;
  const table = dark({ adventurers: { warrior: lying('weakness'), wizard: {} } });
  table.does(lift);
  expect([table.state.reserve, table.hero('warrior').curse]).toEqual([8, undefined]);
  expect(table.not(curse('weakness', 'wizard'))).toBeUndefined();
  expect(table.not(lift)).toBe('erune.no-curse-there');
  expect(dark({ adventurers: { warrior: lying('weakness') }, state: { reserve: 0 } }).not(lift)).toBe('erune.too-few-in-reserve');
  expect(dark({ adventurers: { warrior: lying('weakness') }, state: { phase: 'adventurers' } }).not(lift)).toBe('erune.not-mos-phase');
});

test('R36.4 R39.1 a curse that is barred or not mastered cannot be laid', () => {
  expect(dark({ mos: { skills, barred: ['weakness'] } }).not(curse('weakness', 'warrior'))).toBe('erune.curse-is-barred');
  expect(dark().not(curse('unlucky', 'warrior'))).toBe('erune.not-mastered');
  expect(dark().not(curse('ambush', 'warrior'))).toBe('erune.no-such-curse');
  expect(dark({ adventurers: { warrior: { dead: true }, wizard: {} } }).not(curse('weakness', 'warrior'))).toBe('erune.dead');
});

test('R36.4 a purification bars the curse for this quest', () => {
  const table = dark({ adventurers: { warrior: lying('weakness'), wizard: {} }, state: { phase: 'adventurers' } });
  table.does({ type: 'pact', as: 'warrior', kind: 'purification' });
  expect([table.hero('warrior').curse, table.state.mos?.barred]).toEqual([undefined, ['weakness']]);
});

test('R11.5 R39.1 roaming monsters come into an explored room without Adventurers, awake, once a turn', () => {
  const roam = (kind: 'rat' | 'goblin', room: string) => ({ type: 'roam', as, kind, room }) as const;
  const table = dark();
  expect(table.not(roam('rat', 'yard'))).toBe('erune.adventurers-there');
  expect(table.not(roam('rat', 'vault'))).toBe('erune.room-unseen');
  table.does(roam('rat', 'hall'));
  expect([table.monster('rat:1'), table.monster('rat:2')]).toMatchObject([{ room: 'hall', active: true }, { room: 'hall', active: true }]);
  expect(table.state.reserve).toBe(5);
  expect(table.not(roam('goblin', 'hall'))).toBe('erune.roamed-already');
  expect(dark({ state: { reserve: 3 } }).not(roam('rat', 'hall'))).toBe('erune.too-few-in-reserve');
  expect(dark({ mos: { skills: [] } }).not(roam('rat', 'hall'))).toBe('erune.not-mastered');
  const full = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`rat:${n}`, { room: 'hall' }]));
  expect(dark({ monsters: full }).not(roam('rat', 'hall'))).toBe('erune.no-figure-left');
});

test('R39.6 R39.1 R11.1 an ambush: in a room that was just revealed, one monster strikes at once', () => {
  const ambush = { type: 'ambush', as, monster: 'goblin:1', target: 'warrior' } as const;
  const fresh = (more: Partial<Scene> = {}) => dark({ monsters: { 'goblin:1': {} }, ...more, state: { phase: 'adventurers', remembered: { mapped: 'hall' }, ...more.state } });
  const table = fresh();
  const events = table.does(ambush, ['S', 'S'], ['H'], '');
  expect(types(events)).toContain('ambushed');
  expect([table.state.reserve, table.hero('warrior').hp, table.monster('goblin:1')?.acted]).toEqual([6, 4, []]);
  expect(table.not(ambush)).toBe('erune.no-ambush-here');
  expect(fresh({ state: { remembered: { mapped: 'yard hall' } } }).not(ambush)).toBe('erune.no-ambush-here');
  expect(fresh({ state: { phase: 'mos' } }).not(ambush)).toBe('erune.not-adventurers-phase');
  expect(fresh({ state: { reserve: 2 } }).not(ambush)).toBe('erune.too-few-in-reserve');
  expect(fresh({ mos: { skills: [] } }).not(ambush)).toBe('erune.not-mastered');
  expect(fresh({ monsters: { 'goblin:1': { active: false } } }).not(ambush)).toBe('erune.no-such-monster');
});
