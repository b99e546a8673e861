import type { Evolution } from '../area';
import type { Content } from '../content';
import { levelOf, patch } from '../points';
import { questOf, type Adventurer, type Done, type Monster, type State } from '../state';
import type { TurnEvent } from './event';

/** So many events are not told again at once. */
const RECENT = 12;

const everybody = (state: State, change: (who: Adventurer) => Adventurer): State => ({ ...state, adventurers: Object.fromEntries(Object.entries(state.adventurers).map(([id, who]) => [id, change(who)])) });
const allMonsters = (state: State, change: (monster: Monster) => Monster): State => ({ ...state, monsters: Object.fromEntries(Object.entries(state.monsters).map(([id, monster]) => [id, change(monster)])) });
const without = <T extends { readonly lasts: string }>(boosts: readonly T[], over: 'turn' | 'round'): readonly T[] => boosts.filter(({ lasts }) => lasts !== over);

/** The adventurers' phase ends: what was lent to it is gone. */
const dusk = (state: State): State => {
  const people = everybody(state, ({ squares: _, ...who }) => ({
    ...who,
    temporary: who.temporary.flatMap((each) => (each.left > 1 ? [{ ...each, left: each.left - 1 }] : [])), // R29.1 R29.3
    boosts: without(who.boosts, 'turn'), hindered: [], extra: [], chain: false,
  }));
  return allMonsters(people, (monster) => ({ ...monster, boosts: without(monster.boosts, 'turn') }));
};

/** The monsters' phase begins: each has its actions again. */
const night = (state: State): State =>
  allMonsters(state, (monster) => ({
    ...monster, chain: false,
    acted: [], // R4.5
  }));

/** The monsters' phase ends, and the adventurers' begins. */
const dawn = (state: State): State => {
  const people = everybody(state, (who) => ({
    ...who,
    acted: [], freed: [], done: who.dead, // R4.6 R37.6
    boosts: without(who.boosts, 'round'),
    fixed: false, chain: false, // R19.3
    ...(who.curse && { curse: { ...who.curse, used: false } }), // R40.5
  }));
  const calmed = allMonsters(people, ({ provoked: _, ...monster }) => ({
    ...monster, hindered: [], boosts: without(monster.boosts, 'round'),
    prepared: monster.acted.includes('prepare') ? Math.min(monster.prepared, 1) : 0, // R29.3
  }));
  // A room that is not on this map was revealed in this phase.
  return { ...calmed, remembered: { ...calmed.remembered, mapped: Object.keys(calmed.rooms).join(' ') } };
};
const PHASES: Readonly<Record<string, (state: State) => State>> = { spirit: dusk, mos: night, adventurers: dawn };

const uncursed = (who: Adventurer): Adventurer => {
  const { curse, ...free } = who;
  return curse ? free : who; // R40.8
};

/** R45.4: back in town; R37.9: the dead are there again. */
const inTown = (content: Content, { rune: _, squares: __, ...who }: Adventurer): Adventurer => ({
  ...uncursed(who),
  hp: levelOf(content, who).hp, mp: levelOf(content, who).mp, // R37.9 R45.4
  sp: 0, cards: 0, laid: 0, // R38.6 R45.4
  dead: false, done: false, raised: {}, temporary: [], boosts: [], hindered: [], acted: [], extra: [], freed: [], unloaded: [], poisoned: [], cast: {},
  inPit: false, fixed: false, chain: false, traps: 0,
});

export const evolution: Evolution<TurnEvent> = {
  'quest-begun': (content, state) => everybody({ ...state, phase: 'spirit' }, (who) => ({ ...who, room: questOf(content, state).start })),
  'turn-begun': (_, { shown: _shown, ...state }, { turn }) => ({ ...state, turn, phase: 'spirit', taught: [], ...(state.mos && { mos: { ...state.mos, freed: [] } }) }),
  'phase-begun': (_, state, { phase }) => ({ ...(PHASES[phase]?.(state) ?? state), phase }),
  'turn-event': (_, state, { event }) => ({ ...state, recent: [...state.recent, event].slice(-RECENT) }),
  recalled: (_, state) => state,
  'ending-told': (_, state) => state,
  'came-due': (_, state, { turn }) => ({ ...state, later: state.later.filter((each) => each.turn > turn) }),
  'floor-quiet': (_, state) => state,
  'wave-begun': (_, state, { wave }) => ({ ...state, remembered: { ...state.remembered, 'wave-out': String(wave) } }),
  'wave-cleared': (_, state, { wave }) => ({ ...state, wave }),
  'skills-announced': (_, state, { skills }) => ({ ...state, taught: [...state.taught, ...skills.map((skill) => ({ side: 'mos', skill }))] }), // R53.12
  'turn-ended': (_, state, { who }) => patch(state, who, () => ({ done: true })),
  prepared: (_, state, { who }) => patch(state, who, ({ acted }) => ({ acted: [...acted, 'prepare'], done: true })), // R29.1
  'campfire-lit': (_, state) => {
    const lit: State = { ...state, campfire: false, remembered: { ...state.remembered, 'camp-turn': String(state.turn) } }; // R30.1
    return everybody(lit, (who) => ({ ...who, done: true })); // R30.3
  },
  rested: (_, state) => state,
  'quest-event': (_, state, { event }) => ({ ...state, remembered: { ...state.remembered, [`event-${event}`]: 'happened' } }),
  'objective-met': (_, state, { objective }) => ({ ...state, met: [...state.met, objective] }),
  abandoned: (_, state, { side }) => ({ ...state, remembered: { ...state.remembered, abandoned: side } }),
  'quest-ended': (content, { shown: _, ...state }, { winner }) =>
    everybody({ ...state, phase: 'town', winner, monsters: {}, engaged: [], taught: [], later: [], reserve: 0 }, (who) => inTown(content, who)),
  'quest-noted': (_, state) => {
    const noted = <T extends { readonly quests: readonly Done[]; readonly earned: number }>(who: T): T => ({ ...who, quests: [...who.quests, { quest: state.quest, winner: state.winner ?? 'none', xp: who.earned, ...(Object.keys(state.deeds).length > 0 && { deeds: state.deeds }) }] }); // R45.3
    return { ...everybody(state, noted), ...(state.mos && { mos: noted(state.mos) }) };
  },
};
