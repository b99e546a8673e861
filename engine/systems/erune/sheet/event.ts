import type { CharacterId, Id } from '../../../core/ruleset';
import type { Correction } from './command';

type Of<T extends string, F = unknown> = { readonly type: T } & Readonly<F>;
type Track = Extract<Correction, { type: 'correct' }>['track'];

/** What a correction does: one event, from which its inverse can be read. */
export type Amendment =
  | Of<'corrected', { who: CharacterId; track: Track; from: number; to: number }>
  | Of<'placed', { who: CharacterId; from: Id; to: Id }>
  /** `use`: it was in use, or is from now on. */
  | Of<'handed', { who: CharacterId; item: Id; by: number; use: boolean }>
  | Of<'noted', { who: CharacterId; text: string; before: string }>
  | Of<'asking-set', { who: CharacterId; skill: Id; never: boolean; before: boolean }>
  | Of<'mended', { monster: Id; from: number; to: number }>;

export type SheetEvent =
  | Amendment
  | Of<'made', { who: CharacterId; skills: readonly Id[]; fields: readonly Id[] }>
  | Of<'fields-brought', { who: CharacterId; fields: readonly Id[] }>
  /** The new maxima, ranks and Fate points won, and the XP that are left (R42.4). */
  | Of<'levelled', { who: CharacterId; level: number; xp: number; hp: number; sp: number; mp: number; weapon: number; protection: number; fate: number }>
  | Of<'mos-levelled', { who: CharacterId; level: number; xp: number }>
  | Of<'skill-learned', { who: CharacterId; skill: Id }>
  | Of<'field-learned', { who: CharacterId; field: Id }>
  | Of<'equipped', { who: CharacterId; item: Id }>
  | Of<'stowed', { who: CharacterId; item: Id }>
  | Of<'discarded', { who: CharacterId; item: Id; count: number }>
  | Of<'bought', { who: CharacterId; item: Id; gold: number }>
  | Of<'sold', { who: CharacterId; item: Id; gold: number }>
  | Of<'left-town', { who: CharacterId }>
  | Of<'help-set', { level: 'sheets' | 'guided' }>;
