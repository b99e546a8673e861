import type { Evolution } from '../area';
import { patch, patchMonster } from '../points';
import { adventurer, type State } from '../state';
import type { ShadowsEvent } from './event';

const marked = (state: State, use: string): State => (state.mos ? { ...state, mos: { ...state.mos, freed: [...state.mos.freed, use] } } : state);

export const evolution: Evolution<ShadowsEvent> = {
  'monster-moved': (_, state, { monster, to }) => patchMonster(state, monster, () => ({ room: to })),
  'monster-cast': (_, state) => state,
  'monster-prepared': (_, state) => state,
  heralded: (_, state) => state,
  cursed: (_, state, { who, curse }) => patch(state, who, () => ({ curse: { curse, used: false } })), // R40.2
  'curse-lifted': (_, state, { who, curse, barred }) => {
    const { curse: _lifted, ...free } = adventurer(state, who);
    const lifted: State = { ...state, adventurers: { ...state.adventurers, [who]: free } };
    return barred && lifted.mos ? { ...lifted, mos: { ...lifted.mos, barred: [...lifted.mos.barred, curse] } } : lifted; // R36.4
  },
  roamed: (_, state) => marked(state, 'roaming-monsters'),
  ambushed: (_, state, { room }) => marked(state, `ambush-${room}`),
};
