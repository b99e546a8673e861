import type { EruneEvent } from '@engine/systems/erune/event';
import { content, ruleset, scene, type Scene } from './table';

const seat = 'seat';

describe('what showed a secret is not taken back alone', () => {
  const open: Scene = { adventurers: { warrior: { room: 'hall' }, archer: { room: 'hall', substances: { 'dwarf-beer': 1 } } }, mos: { skills: [] } };

  test.each<[string, Scene, Parameters<ReturnType<typeof scene>['does']>]>([
    ['a find', open, [{ type: 'search', as: 'warrior', place: 'room' }]],
    ['what was drunk', open, [{ type: 'take-substance', as: 'archer', substance: 'dwarf-beer' }]],
    ['a rest at the fire', { ...open, draws: ['sound-sleep'] }, [{ type: 'campfire' }]],
    ['an event of the quest', { ...open, adventurers: { warrior: {} } }, [{ type: 'trigger', as: 'warrior', event: 'monk' }]],
    ['a trap that was stepped on', { ...open, adventurers: { warrior: { room: 'hall', acted: ['move'], squares: 5 } } }, [{ type: 'trap', as: 'mos', target: 'warrior', trap: 'dart-volley' }]],
  ])('%s', (_, layout, [command]) => {
    const table = scene(layout);
    table.play.command('first', seat, command);
    expect(table.play.entries.some(({ deed }) => deed.kind === 'answer' && deed.dice !== 'hidden')).toBe(false);
    expect(table.play.contested(1, seat)).toBe(true);
  });

  test('what everybody could see is', () => {
    const table = scene(open);
    table.play.command('first', seat, { type: 'done', as: 'warrior' });
    expect(table.play.contested(1, seat)).toBe(false);
  });

  test.each<EruneEvent>([
    { type: 'found', who: 'warrior', find: 'copper-coins' },
    { type: 'detected', who: 'warrior', room: 'hall', eyes: 0 },
    { type: 'no-trap-left', room: 'hall' },
    { type: 'trap-entered', who: 'warrior', room: 'hall', trap: 'pit' },
    { type: 'heard', who: 'archer', door: 'arch', count: 3 },
    { type: 'skills-announced', skills: [] },
  ])('$type', (event) => expect(ruleset.reveals(event)).toBe(true));
});

test('to give up is offered last', () => {
  const table = scene({ adventurers: { warrior: {}, archer: {} }, mos: {}, monsters: { 'goblin:1': {} } });
  for (const phase of ['spirit', 'mos', 'adventurers'] as const)
    for (const eyes of [['warrior'], ['mos'], []]) {
      const types = ruleset.offers(ruleset.view({ ...table.state, phase }, eyes)).map(({ command }) => command.type);
      expect([types.indexOf('abandon'), types.filter((type) => type === 'abandon').length]).toEqual([types.length - 1, 1]);
    }
  for (const phase of ['lobby', 'town'] as const) expect(ruleset.offers(ruleset.view({ ...table.state, phase }, ['warrior'])).some(({ command }) => command.type === 'abandon')).toBe(false);
});

test('a phone foresees corrections with the owner’s values: of monsters too', () => {
  const { orc } = content.monsters;
  if (!orc) throw new Error('no orc');
  const { state } = scene({ adventurers: { warrior: {}, archer: {} }, mos: {}, monsters: { 'orc:1': {} }, state: { overlay: { name: 'my box', monsters: [{ ...orc, hp: 7 }] } } });
  const mend = { type: 'mend', as: 'mos', monster: 'orc:1', by: 9 } as const;
  expect(ruleset.foresee(ruleset.view(state, ['mos']), mend).monsters['orc:1']?.hp).toBe(7);
});

describe('a game of older rules', () => {
  const { deeds, lately, recent, ...old } = scene({ adventurers: { warrior: { gold: 3 }, archer: {} }, mos: { skills: [] }, state: { remembered: { font: 'coin' } }, draws: ['held-breath', 'sleeping-dark'] }).state;

  test('of version 1 knows nothing of what happened lately, or in earlier quests', () => {
    expect([deeds, lately, recent]).toEqual([{}, [], []]);
    expect(ruleset.migrate(old, 1)).toEqual({ ...old, deeds: {}, lately: [], recent: [] });
  });

  test('goes on', () => {
    const table = scene({ adventurers: { warrior: {}, archer: {} }, mos: { skills: [] }, state: ruleset.migrate(old, 1), draws: ['held-breath', 'sleeping-dark'] });
    for (const as of ['warrior', 'archer']) table.does({ type: 'done', as });
    table.does({ type: 'new-turn' });
    expect([table.state.recent, table.hero('warrior').gold]).toEqual([['held-breath', 'sleeping-dark'], 3]);
  });

  test('of these rules keeps what it knows', () => {
    const now = { ...old, deeds: { font: 'coin' }, lately: ['gold'], recent: ['held-breath'] };
    expect(ruleset.version).toBe(2);
    expect(ruleset.migrate(now, 2)).toEqual(now);
  });
});
