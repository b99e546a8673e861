import type { Narration } from '../area';
import { not } from '../state';
import type { TurnEvent } from './event';

const nothing = () => [];

const OUTCOMES = { adventurers: 'won', mos: 'lost', none: 'drawn' } as const;

export const narration: Narration<TurnEvent> = {
  'quest-begun': ({ quest }) => [{ key: `erune.${quest}.introduction` }, { key: `erune.${quest}.objective` }], // R3.2
  'phase-begun': ({ phase }, { mos }) => (phase === 'mos' && !mos ? [not('phase-monsters')] : [not(`phase-${phase}`)]),
  'turn-event': ({ event }) => [{ key: `erune.turn.${event}` }],
  'came-due': nothing,
  'wave-begun': ({ row }) => [{ key: `erune.wave.${row}` }], // R52.4
  'skills-announced': ({ skills }) => skills.map((skill) => not('skill-announced', { skill })), // R53.12
  rested: ({ outcome }) => [{ key: `erune.campfire.${outcome}` }], // R30.4
  recalled: ({ recall }, { quest }) => [{ key: `erune.${quest}.recall.${recall}` }],
  'ending-told': ({ ending }, { quest }) => [{ key: `erune.${quest}.ending.${ending}` }],
  'quest-event': ({ event }, { quest }) => [{ key: `erune.${quest}.event.${event}` }],
  'objective-met': ({ objective }, { quest }) => [{ key: `erune.${quest}.objective.${objective}` }],
  abandoned: ({ side }) => [not(`abandoned-${side}`)],
  'quest-ended': ({ winner }, { quest }) => [{ key: `erune.${quest}.${OUTCOMES[winner]}` }, not(`winner-${winner}`)], // R48.10
  'quest-noted': nothing,
};
