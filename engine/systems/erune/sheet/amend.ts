import { clamped } from '../../../kit/track';
import type { Evolution, Judges } from '../area';
import { has, moved, needed } from '../bag';
import { hpAtFull } from '../board';
import type { Content } from '../content';
import { boxed } from '../overlay';
import { goldLimit, maxOf, patch, patchMonster, temporary } from '../points';
import { must, not, type Adventurer, type Known, type Not, type State } from '../state';
import type { Correction } from './command';
import type { Amendment } from './event';
import { idled, inUse, space, used } from './gear';

// Corrections: what really lies on the table is right, whatever the app thinks.
export type { Amendment, Correction };

type Track = Extract<Correction, { type: 'correct' }>['track'];
const BEYOND = 9999;
/** R2.6: the box holds twelve Shadows cards. */
const CARDS = 12; // R2.6

const stranger = (known: Known, id: string): Not => (known.adventurers[id] ? undefined : not('no-such-adventurer'));

export const judges: Judges<Correction> = {
  correct: (_, known, { as, track }) => (known.mos?.id === as ? (track === 'xp' || track === 'sp' ? undefined : not('no-such-track')) : stranger(known, as)),
  place: (_, known, { as, room }) => stranger(known, as) ?? (known.rooms[room] ? undefined : not('room-unseen')),
  hand: (content, known, { as, item }) => stranger(known, as) ?? (content.items[item] ? undefined : not('no-such-item')),
  note: (_, known, { as }) => (known.mos?.id === as ? undefined : stranger(known, as)),
  never: (content, known, { as, skill }) => stranger(known, as) ?? (content.skills[skill] ? undefined : not('no-such-skill')),
  mend: (_, known, { as, monster }) => (as && known.mos?.id !== as ? not('mos-only') : known.monsters[monster] ? undefined : not('no-such-monster')),
};

function bounds(content: Content, who: Adventurer, track: Track): readonly [number, number] {
  switch (track) {
    case 'hp':
    case 'sp':
    case 'mp': return [0, maxOf(content, who, track)]; // R43.1
    case 'gold': return [0, goldLimit(who)]; // R43.5
    case 'cards': return [Math.ceil(who.laid / 3), CARDS]; // R36.10
    case 'laid': return [0, Math.max(0, who.cards * 3 - 1)]; // R36.11
    case 'fate':
    case 'xp': return [0, BEYOND];
  }
}

function corrected(content: Content, known: Known, { as, track, by }: Extract<Correction, { type: 'correct' }>): Amendment {
  if (known.mos?.id === as) {
    const from = track === 'xp' ? known.mos.xp : known.reserve;
    return { type: 'corrected', who: as, track, from, to: clamped(from + by, BEYOND) };
  }
  const who = must(known.adventurers[as], as);
  const [min, max] = bounds(content, who, track);
  // What is already past its limit may stay there, or come nearer.
  return { type: 'corrected', who: as, track, from: who[track], to: clamped(who[track] + by, Math.max(max, who[track]), Math.min(min, who[track])) };
}

/** What a correction does, clamped to what the sheet allows. A phone foresees it with the plain content, so the overlay is laid on here. */
export function amendment(plain: Content, known: Known, command: Correction): Amendment {
  const content = boxed(plain, known.overlay);
  switch (command.type) {
    case 'correct': return corrected(content, known, command);
    case 'place': return { type: 'placed', who: command.as, from: must(known.adventurers[command.as], command.as).room, to: command.room };
    case 'hand': {
      const who = must(known.adventurers[command.as], command.as);
      const held = has(content, who, command.item);
      const by = clamped(command.by, Math.max(0, space(content, who, command.item)), held > 0 && needed(content, who, command.item) ? 0 : -held); // R43.5 R43.6
      return { type: 'handed', who: who.id, item: command.item, by, use: by < 0 ? held + by === 0 && inUse(who, command.item) : by > 0 && command.use === true && usable(content, who, command.item) };
    }
    case 'note': return { type: 'noted', who: command.as, text: command.text, before: (known.mos?.id === command.as ? known.mos : must(known.adventurers[command.as], command.as)).note };
    case 'never': return { type: 'asking-set', who: command.as, skill: command.skill, never: command.on, before: must(known.adventurers[command.as], command.as).never.includes(command.skill) };
    case 'mend': {
      const monster = must(known.monsters[command.monster], command.monster);
      return { type: 'mended', monster: monster.id, from: monster.hp, to: clamped(monster.hp + command.by, Math.max(monster.hp, hpAtFull(content, known, monster)), 1) };
    }
  }
}
const usable = (content: Content, who: Adventurer, item: string): boolean => {
  const thing = must(content.items[item], item);
  return thing.class === 'weapon' ? !who.wielded : thing.class === 'protection' && !who.worn.some((each) => content.items[each]?.kind === thing.kind);
};

/** The correction that takes an amendment back. */
export function inverse(event: Amendment): Correction {
  switch (event.type) {
    case 'corrected': return { type: 'correct', as: event.who, track: event.track, by: event.from - event.to };
    case 'placed': return { type: 'place', as: event.who, room: event.from };
    case 'handed': return { type: 'hand', as: event.who, item: event.item, by: 0 - event.by, ...(event.use && event.by < 0 && { use: true }) };
    case 'noted': return { type: 'note', as: event.who, text: event.before };
    case 'asking-set': return { type: 'never', as: event.who, skill: event.skill, on: event.before };
    case 'mended': return { type: 'mend', monster: event.monster, by: event.from - event.to };
  }
}

/** Nobody fights hand to hand who is dead, or whose opponent is in another room. */
const apart = (state: State, who: string): State => {
  const { dead, room } = must(state.adventurers[who], who);
  const stays = ([first, monster]: State['engaged'][number]): boolean => first !== who || (!dead && state.monsters[monster]?.room === room);
  return { ...state, engaged: state.engaged.filter(stays) };
};
const isMos = (state: State, who: string): boolean => state.mos?.id === who;

/** The host's state and a phone's view change alike, so that what a phone foresees comes true. */
export const evolution: Evolution<Amendment> = {
  corrected: (_, state, { who, track, to }) => {
    if (!isMos(state, who)) return apart(patch(state, who, (before) => ({ [track]: to, ...(track === 'hp' && { dead: to + temporary(before, 'hp') === 0 }) })), who); // R37.1
    return track === 'xp' && state.mos ? { ...state, mos: { ...state.mos, xp: to } } : { ...state, reserve: to };
  },
  placed: (_, state, { who, to }) => apart(patch(state, who, () => ({ room: to })), who),
  handed: (content, state, { who, item, by, use }) => {
    const after = moved(content, must(state.adventurers[who], who), item, by);
    return { ...state, adventurers: { ...state.adventurers, [who]: use ? (by > 0 ? used(content, after, item) : idled(after, item)) : after } };
  },
  noted: (_, state, { who, text }) => (isMos(state, who) && state.mos ? { ...state, mos: { ...state.mos, note: text } } : patch(state, who, () => ({ note: text }))),
  'asking-set': (_, state, { who, skill, never }) => patch(state, who, (before) => ({ never: [...before.never.filter((each) => each !== skill), ...(never ? [skill] : [])] })),
  mended: (_, state, { monster, to }) => patchMonster(state, monster, () => ({ hp: to })),
};
