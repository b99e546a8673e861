import type { Narration } from '../area';
import { values } from '../line';
import { not } from '../state';
import type { CombatEvent } from './event';

const nothing = () => [];

export const narration: Narration<CombatEvent> = {
  attacked: (event) => [not(event.by ? (event.weapon ? 'attacked-with' : 'attacked') : 'struck', values(event))],
  'monster-acted': nothing,
  bent: nothing,
  'took-part': nothing,
  'boosts-used': nothing,
  fixed: nothing,
  chained: nothing,
  'skill-used': ({ who, skill, cost }) => [not(cost > 0 ? 'skill-used' : 'skill-used-free', { who, skill, cost })],
  'ability-used': ({ who, ability }) => [not('ability-used', { who, ability })],
  'attack-final': ({ by, target, skulls }) => (skulls > 0 ? [not(by ? 'attack-final' : 'struck-final', { target, skulls, ...(by && { by }) })] : [not('attack-failed', { target, ...(by && { by }) })]),
  'defence-final': nothing,
  killed: ({ monster, by }) => [not(by ? 'killed-by' : 'killed', { monster, ...(by && { by }) })],
  unloaded: nothing,
  'source-answered': ({ outcome }) => [{ key: `erune.source.${outcome}` }],
};
