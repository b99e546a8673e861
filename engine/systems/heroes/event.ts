import type { CharacterId, Id } from '../../core/ruleset';
import type { Contest } from './contest';
import type { Action } from './state';

type By<T extends string, F = unknown> = { readonly type: T; readonly hero: CharacterId } & Readonly<F>;
type Of<T extends string, F = unknown> = { readonly type: T } & Readonly<F>;
/** A hero or a monster. */
export type Figure = Id;

export type HeroesEvent =
  | By<'spell-picked', { spell: Id }>
  | Of<'quest-begun'>
  | By<'turn-begun'>
  | By<'turn-ended'>
  | Of<'round-begun', { round: number }>
  | Of<'monsters-turn-begun'>
  | By<'acted', { action: Action }>
  | By<'moved', { to: Id }>
  | By<'jumped', { over: Id; done: boolean }>
  | By<'door-opened', { door: Id }>
  | Of<'room-revealed', { room: Id; monsters: readonly { readonly id: Id; readonly kind: Id }[]; doors: readonly Id[] }>
  | Of<'attacked', { by: Figure; target: Figure; weapon?: Id }>
  | Of<'rolled', { by: Figure; target: Figure; attack: readonly number[]; about: 'attack' | 'resist' }>
  | Of<'contested', { by: Figure; target: Figure; contest: Contest; about: 'attack' | 'resist' }>
  | By<'tested', { stat: 'skill'; dice: readonly number[]; target: number; successes: number }>
  | Of<'wounded', { target: Figure; damage: number }>
  | Of<'missed', { by: Figure; target: Figure }>
  | Of<'killed', { monster: Id; by: CharacterId; step: boolean }>
  | By<'guarded', { ally: CharacterId }>
  | By<'spell-cast', { spell: Id; target?: Figure; kept: boolean }>
  | Of<'resisted', { monster: Id; spell: Id }>
  | By<'healed', { health: number }>
  | By<'raged'>
  | By<'rage-ended'>
  | By<'warded', { by: CharacterId; dice: number }>
  | Of<'dimmed', { monster: Id; dice: number }>
  | Of<'bound', { monster: Id }>
  | By<'searched', { room: Id; for: 'treasure' | 'traps' | 'doors' }>
  | By<'gold-found', { gold: number; card?: Id }>
  | By<'item-found', { item: Id }>
  | By<'potion-found', { card: Id }>
  | By<'snared', { card: Id; damage: number }>
  | By<'nothing-found', { for: 'treasure' | 'traps' | 'doors' }>
  | Of<'trap-found', { room: Id; trap: Id }>
  | Of<'door-found', { door: Id }>
  | By<'trap-sprung', { room: Id; trap: Id }>
  | By<'trap-disarmed', { room: Id; trap: Id }>
  | By<'trap-held', { room: Id; trap: Id }>
  | By<'die-rerolled', { from: number; to: number }>
  | By<'monster-appeared', { monster: Id; kind: Id; card?: Id }>
  | By<'drank', { potion: Id }>
  | By<'taken', { from: CharacterId; item: Id }>
  | By<'body-lifted', { body: CharacterId }>
  | By<'body-laid', { body: CharacterId }>
  | Of<'monster-moved', { monster: Id; to: Id }>
  | Of<'quest-won'>
  | Of<'quest-lost'>
  | By<'corrected', { track: 'health' | 'gold'; from: number; to: number }>
  | By<'placed', { from: Id; to: Id }>
  | By<'worn', { item: Id }>
  | By<'stowed', { item: Id }>
  | By<'noted', { text: string; before: string }>;

export type Happened<T extends HeroesEvent['type']> = Extract<HeroesEvent, { type: T }>;
