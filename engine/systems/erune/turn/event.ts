import type { CharacterId, Id } from '../../../core/ruleset';
import type { Known, Phase } from '../state';

type Of<T extends string, F = unknown> = { readonly type: T } & Readonly<F>;

export type TurnEvent =
  | Of<'quest-begun', { quest: Id }>
  | Of<'turn-begun', { turn: number }>
  | Of<'phase-begun', { phase: Phase }>
  | Of<'turn-event', { event: Id; side: 'adventurers' | 'mos' }>
  /** What was put off comes about now. */
  | Of<'came-due', { turn: number }>
  /** The Spirit says that no trap goes off this turn. */
  | Of<'floor-quiet'>
  | Of<'wave-begun', { wave: number; row: Id }>
  | Of<'wave-cleared', { wave: number }>
  | Of<'skills-announced', { skills: readonly Id[] }>
  | Of<'turn-ended', { who: CharacterId }>
  | Of<'prepared', { who: CharacterId }>
  | Of<'campfire-lit'>
  | Of<'rested', { outcome: Id }>
  /** Earlier quests are remembered. */
  | Of<'recalled', { recall: Id }>
  | Of<'quest-event', { event: Id }>
  /** What the choices of this quest came to. */
  | Of<'ending-told', { ending: Id }>
  | Of<'objective-met', { objective: Id }>
  | Of<'abandoned', { side: 'adventurers' | 'mos' }>
  | Of<'quest-ended', { winner: NonNullable<Known['winner']> }>
  /** Quest, winner and XP stand on the sheets. */
  | Of<'quest-noted'>;
