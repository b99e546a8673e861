import type { CharacterId, DieId, Id } from '../../../core/ruleset';
import type { Action } from '../state';

type Of<T extends string, F = unknown> = { readonly type: T } & Readonly<F>;

export type CombatEvent =
  | Of<'attacked', { by?: Id; target: Id; weapon?: Id; behind: boolean }>
  | Of<'monster-acted', { monster: Id; action: Action }>
  | Of<'skill-used', { who: Id; skill: Id; cost: number }>
  | Of<'ability-used', { who: CharacterId; ability: Id; mp: number; once?: true }>
  /** A skill changed the dice that lie there. */
  | Of<'bent', { by: Id; skill: Id; dice: readonly DieId[]; faces: readonly number[] }>
  | Of<'attack-final', { by?: Id; target: Id; skulls: number }>
  | Of<'defence-final', { who: Id; shields: number }>
  | Of<'unhurt', { target: Id }>
  | Of<'died', { who: CharacterId }>
  | Of<'saved', { who: CharacterId }>
  | Of<'killed', { monster: Id; by?: CharacterId }>
  /** Who took how much from a monster; nothing from who only helped. */
  | Of<'took-part', { monster: Id; who: CharacterId; damage: number }>
  | Of<'boosts-used', { who: Id; rolls: readonly string[] }>
  | Of<'fixed', { who: CharacterId }>
  | Of<'chained', { who: Id; open: boolean }>
  | Of<'strayed', { by: Id; target: Id; damage: number }>
  | Of<'missed-throw', { who: CharacterId; weapon: Id }>
  | Of<'toppled', { who: Id; furniture: Id; room: Id }>
  | Of<'unloaded', { who: CharacterId; weapon: Id }>
  | Of<'reloaded', { who: CharacterId; weapon: Id }>
  | Of<'source-hurt', { room: Id; by: CharacterId; damage: number }>
  | Of<'source-destroyed', { room: Id; by: CharacterId }>
  | Of<'source-answered', { outcome: Id }>
  | Of<'guarded', { who: CharacterId; ally: CharacterId }>
  | Of<'provoked', { who: CharacterId; monster: Id }>
  | Of<'curse-worked', { who: CharacterId; curse: Id }>;
