import type { EruneEvent } from '@engine/systems/erune/event';
import { ruleset, scene } from '../table';

const { state } = scene({ adventurers: { warrior: {} }, mos: {} });
const said = (event: EruneEvent) => ruleset.narrate(event, state).map(({ key }) => key);

test('R6.4 a move says how many squares the card allows, and where it leads if it leaves the room', () => {
  const moved = (to: string) => ruleset.narrate({ type: 'monster-moved', monster: 'rat:1', from: 'yard', to, squares: 6 }, state);
  expect(moved('hall')).toEqual([{ key: 'erune.monster-moved', with: { monster: 'rat:1', to: 'hall', squares: 6 } }]);
  expect(moved('yard')).toEqual([{ key: 'erune.monster-shifted', with: { monster: 'rat:1', squares: 6 } }]);
});

test('R52.4 R30.4 the Spirit tells each wave and each rest by its own words', () => {
  expect(said({ type: 'wave-begun', wave: 1, row: 'wave-of-rats' })).toEqual(['erune.wave.wave-of-rats']);
  expect(said({ type: 'rested', outcome: 'sound-sleep' })).toEqual(['erune.campfire.sound-sleep']);
});

test('R53.12 every skill that the monsters master is named', () => {
  expect(said({ type: 'skills-announced', skills: ['power', 'riposte'] })).toEqual(['erune.skill-announced', 'erune.skill-announced']);
});

test('R48.10 the Spirit names the winner', () => {
  expect(said({ type: 'quest-ended', winner: 'adventurers' })).toEqual(['erune.trial.won', 'erune.winner-adventurers']);
  expect(said({ type: 'quest-ended', winner: 'mos' })).toEqual(['erune.trial.lost', 'erune.winner-mos']);
});
