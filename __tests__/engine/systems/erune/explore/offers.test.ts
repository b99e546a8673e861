import { narrate } from '@engine/systems/erune/narrate';
import type { Scene } from '../table';
import { ruleset, scene } from '../table';

const offered = (layout: Scene, ...eyes: readonly string[]) => ruleset.offers(ruleset.view(scene(layout).state, eyes));
const types = (layout: Scene, ...eyes: readonly string[]) => offered(layout, ...eyes).filter(({ not }) => !not).map(({ command }) => command.type);
const walking = { acted: ['move'], squares: 7 } as const;
const seen = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false };

test('what may be done in a quiet room is offered', () => {
  expect(types({ adventurers: { warrior: { gold: 5 }, archer: {} } }, 'warrior')).toEqual(expect.arrayContaining(['move', 'turn', 'detect', 'search', 'trigger', 'give']));
  expect(types({ adventurers: { guardian: { traps: 1, room: 'hall' } }, state: { rooms: { hall: { ...seen, pits: 1, traps: ['snare-rope'] } } } }, 'guardian')).toEqual(expect.arrayContaining(['open', 'jump', 'disarm', 'lay-trap']));
});

test('a move that runs goes on, and a pit is climbed out of', () => {
  expect(types({ adventurers: { warrior: walking }, monsters: { 'rat:1': {} } }, 'warrior')).toContain('go-on');
  expect(types({ adventurers: { warrior: { ...walking, inPit: true } } }, 'warrior')).toContain('climb');
});

test('skills and the Wizard’s teleport are offered with the move', () => {
  const moves = offered({ adventurers: { wizard: { sp: 3, skills: ['race'] } }, monsters: { 'rat:1': {} } }, 'wizard').filter(({ command }) => command.type === 'move');
  expect(moves.map(({ line }) => line.key)).toEqual(expect.arrayContaining(['erune.offer.move-skill', 'erune.offer.move-to-skill', 'erune.offer.move-leaving', 'erune.offer.teleport', 'erune.offer.teleport-to']));
});

test('R8.1 the hidden traps are offered to the Master of Shadows, and to nobody else', () => {
  const layout: Scene = { adventurers: { warrior: walking }, mos: {}, state: { secrets: { yard: { traps: ['snare-rope'] } } } };
  expect(types(layout, 'mos')).toContain('trap');
  expect(types(layout, 'warrior')).not.toContain('trap');
  expect(types(layout)).not.toContain('trap');
});

test('every offer is accepted, or refused for the reason it gives', () => {
  const layout: Scene = {
    adventurers: { warrior: { gold: 3, skills: ['race', 'footwork'], sp: 1 }, guardian: { inPit: true }, archer: walking, wizard: { room: 'hall' } },
    mos: {}, monsters: { 'goblin:1': {} }, state: { secrets: { yard: { traps: ['pit'] } }, engaged: [['warrior', 'goblin:1']] },
  };
  const table = scene(layout);
  for (const { command, not } of [...offered(layout, 'warrior', 'guardian', 'archer', 'wizard'), ...offered(layout, 'mos')]) expect([command, table.not(command)]).toEqual([command, not?.key]);
});

test('the Spirit says what was found, what sprang, and what an event tells', () => {
  const { state } = scene({ adventurers: { warrior: {} } });
  const keys = (event: Parameters<typeof narrate>[0]) => narrate(event, state).map(({ key }) => key);
  expect(keys({ type: 'found', who: 'warrior', find: 'loose-change' })).toEqual(['erune.find.loose-change']);
  expect(keys({ type: 'trap-sprung', who: 'warrior', trap: 'pit', room: 'yard' })).toEqual(['erune.trap.pit']);
  expect(keys({ type: 'triggered', who: 'warrior', room: 'yard', event: 'lever' })).toEqual(['erune.triggered', 'erune.trial.event.lever']);
  expect(keys({ type: 'searched', who: 'warrior', room: 'yard', place: 'yard-table' })).toEqual(['erune.searched-furniture']);
  expect(keys({ type: 'detected', who: 'warrior', room: 'yard', eyes: 0 })).toEqual(['erune.detected-nothing']);
  expect(keys({ type: 'given', who: 'warrior', to: 'archer', item: 'gold', count: 2 })).toEqual(['erune.given-gold']);
  expect(keys({ type: 'risk', to: 2 })).toEqual([]);
});
