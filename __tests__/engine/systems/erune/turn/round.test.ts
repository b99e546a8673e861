import type { Content } from '@engine/systems/erune/content';
import { forbidden } from '@engine/systems/erune/decide';
import { view } from '@engine/systems/erune/view';
import { bent, content, group, last, ruleset, scene, types, type Scene } from '../table';

const quiet = ['held-breath', 'sleeping-dark'];
const solo = (more: Partial<Scene> = {}) => scene({ adventurers: { warrior: {} }, mos: { skills: [] }, draws: quiet, ...more });
const turn = { type: 'new-turn' } as const;
const done = (as: string) => ({ type: 'done', as }) as const;

test('R3.2 R3.3 the Spirit introduces the quest, the first room is laid out, and the first turn begins', () => {
  const lobby = ruleset.setup(group('trial', 'warrior', 'mos'));
  const table = scene({ adventurers: { warrior: {} }, mos: {}, state: { ...lobby, rooms: {}, doors: {} }, draws: quiet });
  const events = table.does({ type: 'begin' });
  expect(types(events).slice(0, 3)).toEqual(['quest-begun', 'room-revealed', 'turn-begun']);
  expect(last(events, 'room-revealed')?.room).toBe('yard');
  expect([table.state.turn, table.state.phase]).toEqual([1, 'mos']);
  const [first] = events;
  expect(first && ruleset.narrate(first, table.state).map(({ key }) => key)).toEqual(['erune.trial.introduction', 'erune.trial.objective']);
  expect(table.not({ type: 'begin' })).toBe('erune.begun-already');
});

test('R4.1 R4.4 the phases follow one another: Spirit, Master of Shadows, Adventurers', () => {
  const table = solo({ state: { phase: 'spirit' } });
  expect(table.not(done('warrior'))).toBe('erune.not-your-phase');
  const events = table.does(turn);
  expect(events.at(-1)).toEqual({ type: 'phase-begun', phase: 'mos' });
  expect(table.state.phase).toBe('mos');
  expect(table.not(turn)).toBe('erune.mos-not-done');
  table.does({ type: 'end-mos-phase', as: 'mos' });
  expect(table.state.phase).toBe('adventurers');
  expect(table.not({ type: 'end-mos-phase', as: 'mos' })).toBe('erune.not-mos-phase');
});

test('R4.2 a new turn counts up and brings an event for each side', () => {
  const table = solo({ state: { phase: 'spirit', turn: 4 } });
  const events = table.does(turn);
  expect(table.state.turn).toBe(5);
  expect(events.filter(({ type }) => type === 'turn-event')).toEqual([{ type: 'turn-event', event: 'held-breath', side: 'adventurers' }, { type: 'turn-event', event: 'sleeping-dark', side: 'mos' }]);
});

test('R51.2 R52.4 turn events come in the players’ own quests and in the arena too', () => {
  const sides = (state: Scene['state']) => solo({ monsters: { 'rat:1': {} }, state: { phase: 'spirit', ...state } }).does(turn).flatMap((event) => (event.type === 'turn-event' ? [event.side] : []));
  expect(sides({ quest: 'trial-custom' })).toEqual(['adventurers', 'mos']);
  expect(sides({ quest: 'trial-arena', mode: 'arena' })).toEqual(['adventurers', 'mos']);
});

test('R48.11 only events that fit what happened so far are drawn', () => {
  const at = (now: number) => scene({ adventurers: { warrior: {} }, mos: { skills: [] }, state: { phase: 'spirit', turn: now }, draws: ['held-breath', 'late-patrol'] });
  expect(last(at(9).does(turn), 'turn-event')?.event).toBe('late-patrol');
  expect(() => at(1).does(turn)).toThrow('no-such-option');
});

test('what was put off comes about in its turn, and only then', () => {
  const later = [{ turn: 3, do: [{ op: 'gain', who: 'party', points: 'gold', amount: 5 } as const] }];
  const early = solo({ state: { phase: 'spirit', turn: 1, later } });
  early.does(turn);
  expect([early.hero('warrior').gold, early.state.later.length]).toEqual([0, 1]);
  const due = solo({ state: { phase: 'spirit', turn: 2, later } });
  due.does(turn);
  expect([due.hero('warrior').gold, due.state.later.length]).toEqual([5, 0]);
});

test('R4.7 when every Adventurer is done the phase is over, and a new turn can begin', () => {
  const table = scene({ adventurers: { warrior: {}, guardian: {}, wizard: { dead: true, done: true } }, mos: { skills: [] }, draws: quiet });
  table.does(done('warrior'));
  expect(table.state.phase).toBe('adventurers');
  expect(table.not(turn)).toBe('erune.adventurers-not-done');
  table.does(done('guardian'));
  expect(table.state.phase).toBe('spirit');
  expect(table.not(turn)).toBeUndefined();
});

test('R4.5 R4.6 R37.6 each side has its actions again when its phase begins; the dead have none', () => {
  const table = scene({ adventurers: { warrior: { acted: ['move', 'combat'], freed: ['drink'], done: true, fixed: true, curse: { curse: 'weakness', used: true } }, wizard: { dead: true, done: true } }, mos: { skills: [] }, monsters: { 'rat:1': { acted: ['move', 'combat'] } }, state: { phase: 'spirit' }, draws: quiet });
  table.does(turn);
  expect(table.monster('rat:1')?.acted).toEqual([]);
  table.does({ type: 'end-mos-phase', as: 'mos' });
  expect(table.hero('warrior')).toMatchObject({ acted: [], freed: [], done: false });
  expect(table.hero('wizard').done).toBe(true);
});

test('R19.3 R40.5 what was fixed and what the curse did counts until the own phase begins', () => {
  const table = scene({ adventurers: { warrior: { fixed: true, curse: { curse: 'weakness', used: true } } }, mos: { skills: [] }, state: { phase: 'mos' } });
  table.does({ type: 'end-mos-phase', as: 'mos' });
  expect(table.hero('warrior')).toMatchObject({ fixed: false, curse: { curse: 'weakness', used: false } });
});

test('R29.3 temporary points and boosts for a turn go when the phase of their owner ends', () => {
  const table = scene({
    adventurers: { warrior: { temporary: [{ points: 'sp', amount: 1, left: 1 }, { points: 'mp', amount: 1, left: 2 }], boosts: [{ roll: 'attack', lasts: 'turn' }, { roll: 'defence', lasts: 'next' }], hindered: ['shoot'] } },
    mos: { skills: [] }, monsters: { 'rat:1': { room: 'hall', prepared: 1, acted: [] } },
  });
  table.does(done('warrior'));
  expect(table.hero('warrior').temporary).toEqual([{ points: 'mp', amount: 1, left: 1 }]);
  expect(table.hero('warrior').boosts).toEqual([{ roll: 'defence', lasts: 'next' }]);
  expect(table.hero('warrior').hindered).toEqual([]);
});

test('R53.8 R53.10 without a Master of Shadows the Spirit says each turn whether a trap goes off; the risk weighs', () => {
  const at = (risk: number, ...draws: string[]) => scene({ adventurers: { warrior: {}, guardian: {} }, state: { phase: 'spirit', risk }, draws: [...quiet, ...draws, '1', 'power'] });
  expect(types(at(0).does(turn))).not.toContain('floor-quiet');
  expect(types(at(4, 'none').does(turn))).toContain('floor-quiet');
  const bad = at(4, 'trap', 'guardian', 'spike-plate');
  const events = bad.does(turn);
  expect(last(events, 'trap-sprung')?.who).toBe('guardian');
  expect(bad.state.risk).toBe(1);
  expect(() => at(10, 'none').does(turn)).toThrow('no-such-option');
});

test('R53.8 with a Master of Shadows no trap comes by itself', () => {
  expect(types(solo({ state: { phase: 'spirit', risk: 10 } }).does(turn))).not.toContain('trap-sprung');
});

test('R53.12 without a Master of Shadows one to three skills are announced, and cost the monsters nothing this turn', () => {
  const table = scene({ adventurers: { warrior: {}, guardian: {} }, state: { phase: 'spirit' }, draws: [...quiet, '2', 'power', 'riposte'] });
  const events = table.does(turn);
  expect(last(events, 'skills-announced')?.skills).toEqual(['power', 'riposte']);
  expect(table.state.taught).toEqual([{ side: 'mos', skill: 'power' }, { side: 'mos', skill: 'riposte' }]);
  expect(types(solo({ state: { phase: 'spirit' } }).does(turn))).not.toContain('skills-announced');
});

test('R52.1 R52.4 in the arena the next horde comes when none is left, and its treasure when it is beaten', () => {
  const arena = (more: Partial<Scene>) => scene({ adventurers: { warrior: {}, guardian: {} }, mos: { skills: [] }, draws: quiet, ...more });
  const table = arena({ state: { quest: 'pit-of-coins', mode: 'arena', phase: 'spirit', rooms: { arena: { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false } }, doors: {} } });
  const events = table.does(turn);
  expect(last(events, 'wave-begun')).toEqual({ type: 'wave-begun', wave: 1, row: 'wave-of-rats' });
  expect(Object.keys(table.state.monsters)).toEqual(['rat:1', 'rat:2']);
  const late = arena({ monsters: { 'rat:1': {} }, state: { mode: 'arena', phase: 'spirit' } });
  expect(types(late.does(turn))).not.toContain('wave-begun');
  const beaten = arena({ state: { ...table.state, phase: 'adventurers', monsters: {} } });
  const gold = beaten.hero('warrior').gold;
  expect(last(beaten.does(done('warrior')), 'wave-cleared')?.wave).toBe(1);
  expect([beaten.state.wave, beaten.hero('warrior').gold - gold]).toEqual([1, 1]);
});

test('R46.3 only the Master of Shadows sees what lies hidden', () => {
  const { state } = solo();
  expect(view(state, ['mos']).secrets).toBeDefined();
  expect(view(state, ['warrior']).secrets).toBeUndefined();
});

test('nobody but the party and its Master of Shadows is heard', () => {
  const { state } = solo();
  for (const type of ['done', 'prepare', 'end-mos-phase'] as const) expect(forbidden(content, state, { type, as: 'nobody' })).toBeDefined();
});

describe('R48.11 turn events are not repeated soon', () => {
  type Turns = Content['turns'];
  const rows = (side: 'adventurers' | 'mos', count: number): Turns => Object.fromEntries(Array.from({ length: count }, (_, i) => [`${side}-${i}`, { id: `${side}-${i}`, side, weight: i === 0 ? 1000 : 1, effects: [] }]));
  const played = (turns: Turns, count: number, recent: readonly string[] = []) => {
    const table = scene({ adventurers: { warrior: {} }, mos: { skills: [] }, state: { phase: 'spirit', recent }, things: bent({}, { turns }) });
    const told = Array.from({ length: count }, () => {
      const events = table.does(turn);
      table.does({ type: 'end-mos-phase', as: 'mos' });
      table.does(done('warrior'));
      return events.flatMap((event) => (event.type === 'turn-event' ? [event.event] : []));
    }).flat();
    return { told, recent: table.state.recent };
  };

  test('not among the last twelve, of both sides together, however likely', () => {
    const { told, recent } = played({ ...rows('adventurers', 9), ...rows('mos', 9) }, 30);
    expect(told).toHaveLength(60);
    expect(told.filter((event, i) => told.slice(Math.max(0, i - 12), i).includes(event))).toEqual([]);
    expect(recent).toEqual(told.slice(-12));
    expect(new Set(told.slice(0, 14)).size).toBe(14);
    expect(told.filter((event) => event === 'mos-0').length).toBeGreaterThan(1);
  });

  test('unless no other fits: then they come again', () => {
    expect(played(rows('mos', 1), 3).told).toEqual(['mos-0', 'mos-0', 'mos-0']);
    expect(played(rows('adventurers', 2), 2, ['adventurers-0']).told[0]).toBe('adventurers-1');
  });

  test('what does not fit is not drawn, though it would be fresh', () => {
    const late = { id: 'late', side: 'mos', weight: 1, when: [{ is: 'turn-from', value: 99 }], effects: [] } as const;
    expect(played({ ...rows('mos', 1), late: { ...late, when: [...late.when], effects: [] } }, 2).told).toEqual(['mos-0', 'mos-0']);
  });
});
