import type { CharacterId, Id } from '../../../core/ruleset';

type Of<T extends string, F = unknown> = { readonly type: T } & Readonly<F>;

export type ShadowsEvent =
  /** `to` is where it was when it stays in its room. */
  | Of<'monster-moved', { monster: Id; from: Id; to: Id; squares: number }>
  | Of<'monster-cast', { monster: Id; spell: Id }>
  | Of<'monster-prepared', { monster: Id }>
  | Of<'heralded', { monster: Id; who: CharacterId }>
  | Of<'cursed', { who: CharacterId; curse: Id }>
  /** `barred`: a purification took it for this quest (R36.4). */
  | Of<'curse-lifted', { who: CharacterId; curse: Id; barred?: true }>
  | Of<'roamed', { kind: Id; room: Id; count: number }>
  | Of<'ambushed', { monster: Id; room: Id }>;
