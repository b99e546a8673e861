import type { Evolution } from '../area';
import { moved } from '../bag';
import type { Content } from '../content';
import { levelOf, patch } from '../points';
import { must, type Adventurer, type State } from '../state';
import { evolution as amendments } from './amend';
import type { SheetEvent } from './event';
import { idled, used } from './gear';

const put = (state: State, who: Adventurer): State => ({ ...state, adventurers: { ...state.adventurers, [who.id]: who } });
const of = (state: State, id: string): Adventurer => must(state.adventurers[id], id);
/** R3.7: the first ones that may be brought, until somebody chooses. */
export const firstFields = (content: Content, who: { readonly kind: string; readonly level: number; readonly fields: readonly string[] }): readonly string[] => who.fields.slice(0, levelOf(content, who).brought); // R24.13

export const evolution: Evolution<SheetEvent> = {
  ...amendments,
  made: (content, state, { who, skills, fields }) =>
    state.mos?.id === who ? { ...state, mos: { ...state.mos, skills } } : patch(state, who, (before) => ({ skills, fields, brought: firstFields(content, { ...before, fields }) })),
  'fields-brought': (_, state, { who, fields }) => patch(state, who, () => ({ brought: fields })),
  levelled: (content, state, { who, level, xp, fate }) =>
    patch(state, who, (before) => {
      const [old, row] = [levelOf(content, before), levelOf(content, { kind: before.kind, level })];
      const [hp, mp] = [before.hp + row.hp - old.hp, before.mp + row.mp - old.mp]; // R43.1
      return { level, xp, hp, mp, fate: before.fate + fate }; // R42.4
    }),
  'mos-levelled': (_, state, { level, xp }) => (state.mos ? { ...state, mos: { ...state.mos, level, xp } } : state), // R42.5
  'skill-learned': (_, state, { who, skill }) =>
    state.mos?.id === who ? { ...state, mos: { ...state.mos, skills: [...state.mos.skills, skill] } } : patch(state, who, ({ skills }) => ({ skills: [...skills, skill] })),
  'field-learned': (_, state, { who, field }) => patch(state, who, ({ fields }) => ({ fields: [...fields, field] })),
  equipped: (content, state, { who, item }) => put(state, used(content, of(state, who), item)),
  stowed: (_, state, { who, item }) => put(state, idled(of(state, who), item)),
  discarded: (content, state, { who, item, count }) => put(state, moved(content, of(state, who), item, -count)),
  bought: (content, state, { who, item, gold }) => put(state, { ...moved(content, of(state, who), item, 1), gold: of(state, who).gold - gold }),
  sold: (content, state, { who, item, gold }) => put(state, { ...moved(content, of(state, who), item, -1), gold: of(state, who).gold + gold }),
  'left-town': (_, state, { who }) => patch(state, who, () => ({ done: true })),
  'help-set': (_, state, { level }) => ({ ...state, help: level }),
};
