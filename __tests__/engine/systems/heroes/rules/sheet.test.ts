import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { Hero } from '@engine/systems/heroes/state';
import { isRefusal } from '@engine/core/ruleset';
import { last, ruleset, scene } from '../table';

const squire = (change: Partial<Hero>) => scene({ heroes: { squire: change, ranger: {} } });
const correct = (track: 'health' | 'gold', by: number): HeroesCommand => ({ type: 'correct', as: 'squire', track, by });

test.each<[string, 'health' | 'gold', number, number, number]>([
  ['health goes down', 'health', 5, -2, 3],
  ['not below none', 'health', 1, -5, 0],
  ['not above the maximum', 'health', 5, 9, 7],
  ['gold goes up', 'gold', 5, 9, 14],
  ['gold not below none', 'gold', 5, -9, 0],
])('%s', (_, track, before, by, after) => {
  const table = squire({ [track]: before });
  expect(last(table.does(correct(track, by)), 'corrected')).toEqual({ type: 'corrected', hero: 'squire', track, from: before, to: after });
  expect(table.hero('squire')[track]).toBe(after);
});

test('a correction to 0 health is death, which is told', () => {
  const table = squire({ health: 1 });
  const event = last(table.does(correct('health', -1)), 'corrected');
  expect(event && ruleset.narrate(event, table.state).map(({ key }) => key)).toEqual(['heroes.corrected-health', 'heroes.died']);
});

describe('R9.2 one shield hand, one head, one body', () => {
  test.each<[string, Partial<Hero>, HeroesCommand, string | undefined]>([
    ['a free place', { pack: ['shield'], worn: ['helmet'] }, { type: 'wear', as: 'squire', item: 'shield' }, undefined],
    ['a second helmet', { pack: ['helmet'], worn: ['helmet'] }, { type: 'wear', as: 'squire', item: 'helmet' }, 'heroes.slot-full'],
    ['a second body armour', { pack: ['leather'], worn: ['platemail'] }, { type: 'wear', as: 'squire', item: 'leather' }, 'heroes.slot-full'],
    ['what is not in the pack', { pack: [], worn: [] }, { type: 'wear', as: 'squire', item: 'shield' }, 'heroes.no-such-item'],
    ['a weapon', { pack: ['dagger'] }, { type: 'wear', as: 'squire', item: 'dagger' }, 'heroes.no-such-item'],
    ['stowing what is worn', { worn: ['shield'] }, { type: 'stow', as: 'squire', item: 'shield' }, undefined],
    ['stowing what is not worn', { worn: [] }, { type: 'stow', as: 'squire', item: 'shield' }, 'heroes.no-such-item'],
    ['of nobody', {}, { type: 'stow', as: 'nobody', item: 'shield' }, 'heroes.no-such-hero'],
  ])('%s', (_, change, command, key) => expect(squire(change).not(command)).toBe(key));

  test('what is stowed lies in the pack, what is worn does not', () => {
    const table = squire({ pack: ['dagger'], worn: ['shield', 'helmet'] });
    table.does({ type: 'stow', as: 'squire', item: 'shield' });
    expect([table.hero('squire').pack, table.hero('squire').worn]).toEqual([['dagger', 'shield'], ['helmet']]);
    table.does({ type: 'wear', as: 'squire', item: 'shield' });
    expect([table.hero('squire').pack, table.hero('squire').worn]).toEqual([['dagger'], ['helmet', 'shield']]);
  });
});

describe('a place on the board', () => {
  test('only where somebody has been', () => expect([squire({}).not({ type: 'place', as: 'squire', room: 'hall' }), squire({}).not({ type: 'place', as: 'squire', room: 'crypt' })]).toEqual([undefined, 'heroes.room-unseen']));
  test('a carried body comes along', () => {
    const table = scene({ heroes: { squire: { carrying: 'ranger' }, ranger: { health: 0 } } });
    table.does({ type: 'place', as: 'squire', room: 'hall' });
    expect([table.hero('squire').room, table.hero('ranger').room]).toEqual(['hall', 'hall']);
  });
});

test.each<HeroesCommand>([correct('health', -2), correct('health', 9), correct('gold', 4), { type: 'stow', as: 'squire', item: 'shield' }, { type: 'note', as: 'squire', text: 'new' }, { type: 'place', as: 'squire', room: 'hall' }])('undo takes %j back', (command) => {
  const table = squire({ health: 5, note: 'old', worn: ['helmet', 'shield'] });
  const before = table.hero('squire');
  table.does(command);
  expect(table.hero('squire')).not.toEqual(before);
  table.play.undo('u', 'seat', 1);
  expect(table.hero('squire')).toEqual(before);
});

describe('the border', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no type', {}],
    ['an unknown type', { type: 'fly', as: 'squire' }],
    ['a missing field', { type: 'move', as: 'squire' }],
    ['a wrong type of field', { type: 'correct', as: 'squire', track: 'health', by: 'lots' }],
    ['a number beyond sense', { type: 'correct', as: 'squire', track: 'gold', by: 1e9 }],
    ['half a coin', { type: 'correct', as: 'squire', track: 'gold', by: 0.5 }],
    ['an id too long', { type: 'move', as: 'squire', to: 'x'.repeat(65) }],
    ['a note too long', { type: 'note', as: 'squire', text: 'x'.repeat(2001) }],
  ])('does not understand %s', (_, value) => expect(ruleset.read(value)).toEqual({ refused: { key: 'core.not-understood' } }));
  test('leaves out what a command does not have', () => {
    const read = ruleset.read({ type: 'move', as: 'squire', to: 'hall', cheat: true });
    expect(isRefusal(read)).toBe(false);
    expect(read).toEqual({ type: 'move', as: 'squire', to: 'hall' });
  });
});
