import type { Narration } from '../area';
import { values } from '../line';
import { not } from '../state';
import type { MagicEvent } from './event';

export const narration: Narration<MagicEvent> = {
  told: ({ line, user, target }) => [{ key: line, with: { ...(user && { hero: user, user }), ...(target && { target }) } }],
  boosted: ({ who, boost: { roll, amount = 0 } }) => [not(`boosted.${roll}${amount < 0 ? '-less' : ''}`, { who })],
  hindered: ({ who, from }) => [not(`hindered-from.${from}`, { who })],
  granted: ({ who, action }) => [not(`granted.${action}`, { who })],
  taught: ({ side, skill }) => [not(side === 'mos' ? 'taught-monsters' : 'taught', { skill })],
  postponed: () => [],
  'spell-cast': (event) => [not(event.target && event.target !== event.who ? 'spell-cast-at' : 'spell-cast', values(event))],
  'item-used': ({ who, item, target }) => [not(target && target !== who ? 'item-used-on' : 'item-used', { who, item, ...(target && { target }) })],
  'rune-faded': ({ who, rune }) => [not('rune-faded', { who, rune })],
  'substance-taken': ({ who, substance, quality, kind }) => [quality, kind].map((part) => not(`substance.${substance}.${part}`, { hero: who })),
  'pact-made': ({ who, pact }) => [not(`pact.${pact}`, { who })],
  heard: ({ who, door, count }) => [{ ...not('heard', { who, door, count }), to: [who] }],
};
