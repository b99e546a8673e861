import type { Evolution } from '../area';
import { patchRoom } from '../board';
import { patch, patchMonster } from '../points';
import type { Adventurer, State } from '../state';
import type { CombatEvent } from './event';
import { partOf } from './harm';

const parted = (state: State, figure: string): State => ({ ...state, engaged: state.engaged.filter((pair) => !pair.includes(figure)) }); // R16.2
const counted = (killed: State['killed'], ...ids: readonly string[]): State['killed'] => ids.reduce((now, id) => ({ ...now, [id]: (now[id] ?? 0) + 1 }), killed);

/** R37: what death takes; the SP on the cards were given away just before. */
function fallen({ curse: _, squares: __, ...who }: Adventurer): Adventurer {
  return { ...who, dead: true, hp: 0, sp: 0, cards: 0, laid: 0, temporary: [], boosts: [], chain: false, inPit: false, done: true }; // R37.3 R37.4 R37.5
}

export const evolution: Evolution<CombatEvent> = {
  attacked: (_, { shown: _shown, ...state }) => state,
  'monster-acted': (_, state, { monster, action }) => patchMonster(state, monster, ({ acted }) => ({ acted: [...acted, action], chain: false })),
  'skill-used': (_, state) => state,
  'ability-used': (_, state, { who, ability, mp, once }) =>
    patch(state, who, (before) => {
      const lent = before.temporary.find(({ points }) => points === 'mp');
      const fromLent = Math.min(mp, lent?.amount ?? 0);
      return {
        mp: before.mp - (mp - fromLent),
        temporary: before.temporary.flatMap((each) => (each === lent ? (each.amount > fromLent ? [{ ...each, amount: each.amount - fromLent }] : []) : [each])),
        ...(once && { spent: [...before.spent, ability] }),
      };
    }),
  bent: (_, state, { dice, faces }) => (state.shown ? { ...state, shown: { ...state.shown, dice, faces } } : state),
  'attack-final': (_, state) => state,
  'defence-final': (_, state) => state,
  unhurt: (_, state) => state,
  died: (_, state, { who }) => {
    const dead = fallen(state.adventurers[who] as Adventurer);
    return parted({ ...state, adventurers: { ...state.adventurers, [who]: dead } }, who);
  },
  saved: (_, state, { who }) => patch(state, who, ({ spent }) => ({ spent: [...spent, 'unyielding'] })),
  killed: (_, state, { monster }) => {
    const { [monster]: gone, ...monsters } = state.monsters;
    return gone ? parted({ ...state, monsters, killed: counted(state.killed, gone.kind, ...(gone.boss ? [gone.boss] : [])) }, monster) : state; // R15.4
  },
  'took-part': (_, state, { monster, who, damage }) => patchMonster(state, monster, ({ hurt }) => ({ hurt: { ...hurt, [who]: (hurt[who] ?? 0) + damage } })),
  'boosts-used': (_, state, { who, rolls }) => {
    const kept = <T extends { readonly roll: string; readonly lasts: string }>(boosts: readonly T[]) => boosts.filter(({ roll, lasts }) => lasts !== 'next' || !rolls.includes(roll));
    return state.monsters[who] ? patchMonster(state, who, ({ boosts }) => ({ boosts: kept(boosts) })) : patch(state, who, ({ boosts }) => ({ boosts: kept(boosts) }));
  },
  fixed: (_, state, { who }) => patch(state, who, () => ({ fixed: true })),
  chained: (_, state, { who, open }) => (state.monsters[who] ? patchMonster(state, who, () => ({ chain: open })) : patch(state, who, () => ({ chain: open }))),
  strayed: (_, state) => state,
  'missed-throw': (_, state) => state,
  toppled: (_, state, { furniture, room }) => patchRoom(state, room, ({ emptied }) => ({ emptied: [...emptied, furniture, `${furniture}!`] })), // R20.4
  unloaded: (_, state, { who, weapon }) => patch(state, who, ({ unloaded }) => ({ unloaded: [...unloaded, weapon] })),
  reloaded: (_, state, { who, weapon }) => patch(state, who, ({ unloaded }) => ({ unloaded: unloaded.filter((each) => each !== weapon) })),
  'source-hurt': (_, state, { room, by, damage }) => {
    const part = partOf(room, by);
    return patchRoom({ ...state, remembered: { ...state.remembered, [part]: String(Number(state.remembered[part] ?? 0) + damage) } }, room, ({ source = 0 }) => ({ source: source - damage }));
  },
  'source-destroyed': (_, state, { room }) => ({ ...state, remembered: { ...state.remembered, [`source-${room}`]: 'destroyed' } }),
  'source-answered': (_, state) => state,
  guarded: (_, state) => state,
  provoked: (_, state, { who, monster }) => patchMonster(state, monster, () => ({ provoked: who })),
  'curse-worked': (_, state, { who, curse }) => patch(state, who, () => ({ curse: { curse, used: true } })),
};
