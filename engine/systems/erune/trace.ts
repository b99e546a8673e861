import type { Content } from './content';
import type { EruneEvent } from './event';
import type { State } from './state';

/** What the Spirit's next words may answer to (R48.11). */
export const TRACES = ['kill', 'wound', 'death', 'noise', 'trap', 'search', 'gold', 'spell', 'substance', 'pact', 'door', 'source', 'npc', 'curse', 'campfire', 'item'] as const;
export type Trace = (typeof TRACES)[number];

const PLAIN: Readonly<Partial<Record<EruneEvent['type'], readonly Trace[]>>> = {
  killed: ['kill'], died: ['death'], toppled: ['noise'], 'missed-throw': ['noise'], 'trap-sprung': ['trap', 'noise'], searched: ['search'], 'spell-cast': ['spell'], 'substance-taken': ['substance'],
  'pact-made': ['pact'], 'door-opened': ['door'], 'source-destroyed': ['source'], triggered: ['npc'], cursed: ['curse'], 'campfire-lit': ['campfire'], got: ['item'], given: ['item'],
};

function left(content: Content, state: State, event: EruneEvent): readonly Trace[] {
  switch (event.type) {
    case 'wounded': return state.adventurers[event.target] ? ['wound'] : [];
    case 'gained':
    case 'lost': return event.points === 'gold' ? ['gold'] : [];
    case 'attacked': return event.weapon !== undefined && content.items[event.weapon]?.blast ? ['noise'] : [];
    case 'gone': return content.items[event.item]?.blast ? ['noise'] : [];
    default: return PLAIN[event.type] ?? [];
  }
}

/** The state with what the event leaves behind; the Spirit's words are over when the Master of Shadows' phase begins. */
export function traced(content: Content, state: State, event: EruneEvent): State {
  if (event.type === 'phase-begun' && event.phase === 'mos') return state.lately.length > 0 ? { ...state, lately: [] } : state;
  const fresh = left(content, state, event).filter((trace) => !state.lately.includes(trace));
  return fresh.length > 0 ? { ...state, lately: [...state.lately, ...fresh] } : state;
}
