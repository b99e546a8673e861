import type { EruneCommand } from '@engine/systems/erune/command';
import { taste } from '@engine/systems/erune/taste';
import { content, ruleset, scene, type Scene } from './table';

const likes = taste(content);
/** How much a bot likes this now, among what it is offered; 0 also where it is not. */
const liking = (layout: Scene, eyes: readonly string[], fits: (command: EruneCommand) => boolean): number => {
  const view = ruleset.view(scene(layout).state, eyes);
  return Math.max(0, ...ruleset.offers(view).filter(({ command, not }) => !not && fits(command)).map((offer) => likes(offer, view)));
};
const abandons = ({ type }: EruneCommand) => type === 'abandon';
const gone = { dead: true, done: true, hp: 0 };

test('bots give up when nobody lives, or when it has taken far too long', () => {
  const at = (turn: number, warrior: object) => liking({ adventurers: { warrior, archer: gone }, mos: {}, state: { turn } }, ['warrior'], abandons);
  expect([at(1, {}), at(60, {})]).toEqual([0, 0]);
  expect(at(61, {})).toBeGreaterThan(0);
  expect(at(5, gone)).toBeGreaterThan(10);
});

test('whoever plays the monsters does not give up because it has won', () => expect(liking({ adventurers: { warrior: gone }, mos: {} }, ['mos'], abandons)).toBe(0));

test('they go where monsters are, then where something is left to be found', () => {
  const to = (room: string) => (command: EruneCommand) => command.type === 'move' && command.to === room;
  expect(liking({ adventurers: { warrior: {} }, mos: {}, monsters: { 'goblin:1': { room: 'hall' } } }, ['warrior'], to('hall'))).toBe(25);
  expect(liking({ adventurers: { warrior: {} }, mos: {}, monsters: { 'goblin:1': {} } }, ['warrior'], to('hall'))).toBeLessThan(1);
  expect(liking({ adventurers: { warrior: {} }, mos: {}, state: { met: ['lever', 'monk'] } }, ['warrior'], to('hall'))).toBe(25);
  expect(liking({ adventurers: { warrior: {} }, mos: {} }, ['warrior'], to('hall'))).toBeLessThan(1);
});
