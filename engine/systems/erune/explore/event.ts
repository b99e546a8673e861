import type { CharacterId, Id } from '../../../core/ruleset';

type Of<T extends string, F = unknown> = { readonly type: T } & Readonly<F>;

export type ExploreEvent =
  /** A move was rolled; `sure`: it provokes nobody. */
  | Of<'moved', { who: CharacterId; squares: number; sure?: true }>
  | Of<'went', { who: CharacterId; to: Id }>
  | Of<'crossed', { who: CharacterId; door: Id; to: Id }>
  | Of<'turned', { who: CharacterId }>
  | Of<'jumped', { who: CharacterId; cost: number }>
  | Of<'jump-failed', { who: CharacterId; cost: number }>
  | Of<'climbed', { who: CharacterId }>
  | Of<'stuck', { who: CharacterId; squares: number }>
  | Of<'detected', { who: CharacterId; room: Id; eyes: number }>
  /** Without a Master of Shadows: the Spirit is told, and the risk falls. */
  | Of<'watched', { who: CharacterId; room: Id }>
  | Of<'no-trap-left', { room: Id }>
  | Of<'risk', { to: number }>
  /** `place`: `room`, or a piece of furniture. */
  | Of<'searched', { who: CharacterId; room: Id; place: Id }>
  | Of<'found', { who: CharacterId; find: Id }>
  | Of<'found-nothing', { who: CharacterId }>
  | Of<'luck-kept', { who: CharacterId }>
  | Of<'luck-denied', { who: CharacterId }>
  | Of<'mishap-averted', { who: CharacterId }>
  /** R8.3: said by the Spirit; it may still be escaped. */
  | Of<'trap-sprung', { who: CharacterId; trap: Id; room: Id }>
  | Of<'trap-cancelled', { who: CharacterId; trap: Id }>
  | Of<'pit-opened', { room: Id; who: CharacterId }>
  | Of<'trap-found', { room: Id; trap: Id }>
  /** `left`: squares that are left in a pit; another trap ends the move. */
  | Of<'trap-entered', { who: CharacterId; room: Id; trap: Id; left?: number }>
  | Of<'disarmed', { who: CharacterId; room: Id; trap: Id }>
  | Of<'disarm-failed', { who: CharacterId; room: Id; trap: Id }>
  | Of<'trap-kept', { who: CharacterId }>
  | Of<'trap-laid', { who: CharacterId; room: Id }>
  | Of<'blue-trap-sprung', { monster: Id; room: Id }>
  | Of<'triggered', { who: CharacterId; room: Id; event: Id; wanderer?: true }>
  | Of<'given', { who: CharacterId; to: CharacterId; item: Id; count: number }>;
