import type { Narration } from '../area';
import { not } from '../state';
import type { ExploreEvent } from './event';

const nothing = () => [];

export const narration: Narration<ExploreEvent> = {
  risk: nothing,
  turned: nothing,
  'pit-opened': nothing,
  searched: ({ who, room, place }) => [place === 'room' ? not('searched', { who, room }) : not('searched-furniture', { who, place })],
  found: ({ who, find }) => [not(`find.${find}`, { hero: who })],
  'trap-sprung': ({ trap }) => [not(`trap.${trap}`)],
  'trap-entered': ({ who }) => [not('trap-entered', { who })],
  detected: ({ who, room, eyes }) => [not(eyes > 0 ? 'detected' : 'detected-nothing', { who, room, eyes })],
  triggered: ({ who, event, wanderer }, { quest }) => [not('triggered', { who, event }), not(wanderer ? `wanderer.${event}` : `${quest}.event.${event}`, { hero: who })],
  given: ({ who, to, item, count }) => [item === 'gold' ? not('given-gold', { who, to, count }) : not('given', { who, to, item, count })],
};
