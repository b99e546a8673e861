import type { Condition } from '@engine/kit/effect';
import type { Outcome } from '@engine/systems/erune/content';
import { tokenIn } from '@engine/systems/erune/explore/token';
import type { State } from '@engine/systems/erune/state';
import { bent, content, last, levered, pull, ruleset, scene, types, type Scene } from './table';

const wanderer = (id: string, ...when: Condition[]): Outcome => ({ id, weight: 1, when, effects: [{ op: 'gain', who: 'user', points: 'gold', amount: 3 }] });
const folk = { carter: wanderer('carter'), nun: wanderer('nun'), ghost: wanderer('ghost', { is: 'turn-from', value: 3 }) };
const things = bent(levered({ op: 'meet' }), { wanderers: folk });
const yard = (...events: readonly string[]): Partial<State> => {
  const { rooms } = scene({ adventurers: { warrior: {} } }).state;
  const { yard: seen } = rooms;
  if (!seen) throw new Error('there is no yard');
  return { rooms: { ...rooms, yard: { ...seen, events: ['lever', ...events] } } };
};
const met = (draws: readonly string[], more: Partial<Scene> = {}) => scene({ adventurers: { warrior: {}, wizard: { room: 'hall' } }, mos: { skills: [] }, draws, things, state: yard(), ...more });
const tokens = (table: ReturnType<typeof met>, room = 'yard') => table.state.rooms[room]?.events;

describe('R32.2 somebody comes', () => {
  test('to the room where it happens', () => {
    const table = met(['nun']);
    expect(last(table.does(pull), 'arrived')).toEqual({ type: 'arrived', wanderer: 'nun', room: 'yard' });
    expect([tokens(table), tokens(table, 'hall')]).toEqual([['lever', 'nun'], []]);
  });

  test('to the first who lives, where nobody did it', () => {
    const later = [{ turn: 2, do: [{ op: 'meet' as const }] }];
    const table = met(['held-breath', 'sleeping-dark', 'carter'], { adventurers: { warrior: { dead: true, hp: 0, done: true }, wizard: { room: 'hall' } }, state: { ...yard(), phase: 'spirit', later } });
    expect(last(table.does({ type: 'new-turn' }), 'arrived')).toEqual({ type: 'arrived', wanderer: 'carter', room: 'hall' });
  });

  test('and none of them twice in a quest: in the end nobody is left', () => {
    const table = met(['nun', 'carter']);
    table.does(pull);
    expect(() => met(['nun'], { state: table.state }).does(pull)).toThrow('no-such-option');
    table.does(pull);
    const events = table.does(pull);
    expect([types(events), tokens(table)]).toEqual([['triggered', 'passed-by'], ['lever', 'nun', 'carter']]);
  });

  test('but only who fits what happened so far', () => {
    expect(() => met(['ghost']).does(pull)).toThrow('no-such-option');
    expect(last(met(['ghost'], { state: { ...yard(), turn: 3 } }).does(pull), 'arrived')?.wanderer).toBe('ghost');
  });

  test('R2.5 while fewer than three wait; those of the quest count, those who were met do not, nor does what is no person', () => {
    const comes = (events: readonly string[], already: readonly string[] = []) => types(met(['ghost'], { state: { ...yard(...events), met: already, turn: 3, remembered: { 'arrived-carter': 'yard', 'arrived-nun': 'yard' } } }).does(pull)).includes('arrived');
    expect(comes(['carter', 'nun'])).toBe(true);
    expect(comes(['carter', 'nun', 'monk'])).toBe(false);
    expect(comes(['carter', 'nun', 'monk'], ['monk'])).toBe(true);
    const later = [{ turn: 4, do: [{ op: 'meet' as const }] }];
    const unpulled = met(['held-breath', 'sleeping-dark'], { state: { ...yard('carter', 'nun'), turn: 3, phase: 'spirit', later, remembered: { 'arrived-carter': 'yard', 'arrived-nun': 'yard' } } });
    expect(types(unpulled.does({ type: 'new-turn' }))).toContain('arrived');
  });

  test('R2.5 the three may wait in other rooms', () => {
    const { rooms } = yard('monk', 'nun');
    const hall = rooms?.['hall'];
    if (!hall) throw new Error('there is no hall');
    expect(types(met([], { state: { rooms: { ...rooms, hall: { ...hall, events: ['carter'] } }, turn: 3 } }).does(pull))).toEqual(['triggered', 'passed-by']);
  });

  test('where nobody has been, nobody comes', () => {
    const later = [{ turn: 2, do: [{ op: 'meet' as const }] }];
    const at = (warrior: object) => met(['held-breath', 'sleeping-dark'], { adventurers: { warrior }, state: { ...yard(), phase: 'spirit', later } }).does({ type: 'new-turn' });
    expect(types(at({ room: 'vault' }))).toContain('passed-by');
    expect(types(at({ dead: true, hp: 0, done: true }))).toContain('passed-by');
  });
});

describe('R32.1 who came may be talked to', () => {
  const talk = { type: 'trigger', as: 'warrior', event: 'nun' } as const;
  const waits = (more: Partial<Scene> = {}) => met([], { state: yard('nun'), ...more });

  test('once, and does what the content says', () => {
    const table = waits();
    expect(table.does(talk)).toEqual([{ type: 'triggered', who: 'warrior', room: 'yard', event: 'nun', wanderer: true }, { type: 'gained', who: 'warrior', points: 'gold', amount: 3 }]);
    expect(table.state.met).toEqual(['nun']);
    expect(table.not(talk)).toBe('erune.event-over');
  });

  test('where they are, by Adventurers, in their phase', () => {
    expect(waits({ state: yard() }).not(talk)).toBe('erune.no-such-event');
    expect(waits().not({ ...talk, as: 'wizard' })).toBe('erune.no-such-event');
    expect(waits().not({ ...talk, as: 'mos' })).toBeDefined();
    expect(waits({ state: { ...yard('nun'), phase: 'mos' } }).not(talk)).toBe('erune.not-your-phase');
  });

  test('is offered in the room, until it was done', () => {
    const table = waits();
    const offers = (who: string) => table.play.ruleset.offers(table.play.ruleset.view(table.state, [who])).flatMap(({ command, line }) => (command.type === 'trigger' ? [[command.event, line.key, line.with?.['event']]] : []));
    expect(offers('warrior')).toEqual([['lever', 'erune.offer.trigger', 'lever'], ['nun', 'erune.offer.trigger', 'nun']]);
    expect(offers('wizard')).toEqual([]);
    table.does(talk);
    expect(offers('warrior')).toEqual([['lever', 'erune.offer.trigger', 'lever']]);
  });

  test('R46.4 the Spirit tells who comes, and speaks for them in their own words', () => {
    const { state } = waits();
    const said = (event: Parameters<typeof ruleset.narrate>[0]) => ruleset.narrate(event, state);
    expect(said({ type: 'arrived', wanderer: 'nun', room: 'yard' })).toEqual([{ key: 'erune.arrives.nun' }]);
    expect(said({ type: 'triggered', who: 'warrior', room: 'yard', event: 'nun', wanderer: true })).toEqual([{ key: 'erune.triggered', with: { who: 'warrior', event: 'nun' } }, { key: 'erune.wanderer.nun', with: { hero: 'warrior' } }]);
    expect(said({ type: 'passed-by' }).map(({ key }) => key)).toEqual(['erune.passed-by']);
  });

  test('one of the quest with the same name is the quest’s own', () => {
    const quest = bent(levered({ op: 'lose', who: 'user', points: 'gold', amount: 1 }), { wanderers: { lever: wanderer('lever') } });
    const table = scene({ adventurers: { warrior: { gold: 9 } }, mos: {}, things: quest });
    expect(table.does(pull)).toEqual([{ type: 'triggered', who: 'warrior', room: 'yard', event: 'lever' }, { type: 'lost', who: 'warrior', points: 'gold', amount: 1 }]);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('no word of JavaScript is somebody: %s', (event) => {
    const { state } = waits({ state: yard(event) });
    expect(tokenIn(things, state, 'yard', event)).toBeUndefined();
    expect(waits({ state: yard(event) }).not({ ...talk, event })).toBe('erune.no-such-event');
    expect(waits({ state: yard(event) }).play.ruleset.offers(ruleset.view(state, ['warrior'])).some(({ command }) => command.type === 'trigger' && command.event === event)).toBe(false);
  });
});

test('R2.5 those who ship have something to say, and three at once do not use them up', () => {
  expect(Object.values(content.wanderers).filter(({ effects }) => effects.length === 0)).toEqual([]);
  expect(Object.keys(content.wanderers).length).toBeGreaterThan(3);
});
