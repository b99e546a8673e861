import type { CharacterId, Id } from '../../../core/ruleset';
import type { Effect } from '../../../kit/effect';
import type { Action, Boost, Points } from '../state';

export type Pact = 'hidden-resources' | 'purification' | 'resurrection';
export type Quality = 'poor' | 'normal' | 'fine';

export type MagicEvent =
  | { readonly type: 'told'; readonly line: string; readonly user?: Id; readonly target?: Id }
  | { readonly type: 'boosted'; readonly who: Id; readonly boost: Boost }
  | { readonly type: 'hindered'; readonly who: Id; readonly from: string }
  | { readonly type: 'warded'; readonly who: CharacterId }
  | { readonly type: 'granted'; readonly who: CharacterId; readonly action: Action }
  | { readonly type: 'taught'; readonly side: string; readonly skill: Id }
  | { readonly type: 'postponed'; readonly turn: number; readonly do: readonly Effect[]; readonly user?: Id }
  | { readonly type: 'got'; readonly who: CharacterId; readonly item: Id; readonly count: number }
  | { readonly type: 'gone'; readonly who: CharacterId; readonly item: Id; readonly count: number }
  | { readonly type: 'left-behind'; readonly who: CharacterId; readonly item: Id }
  | { readonly type: 'revived'; readonly who: CharacterId; readonly hp: number }
  | { readonly type: 'spell-cast'; readonly who: CharacterId; readonly spell: Id; readonly target?: Id }
  | { readonly type: 'spell-failed'; readonly spell: Id; readonly target: Id }
  | { readonly type: 'item-used'; readonly who: CharacterId; readonly item: Id; readonly target?: Id }
  | { readonly type: 'rune-activated'; readonly who: CharacterId; readonly rune: Id }
  | { readonly type: 'rune-faded'; readonly who: CharacterId; readonly rune: Id; readonly points: Points; readonly amount: number }
  | { readonly type: 'coated'; readonly who: CharacterId; readonly weapon: Id }
  | { readonly type: 'substance-taken'; readonly who: CharacterId; readonly substance: Id; readonly quality: Quality; readonly kind: Id }
  | { readonly type: 'pact-made'; readonly who: CharacterId; readonly pact: Pact }
  | { readonly type: 'fate-spent'; readonly who: CharacterId }
  | { readonly type: 'heard'; readonly who: CharacterId; readonly door: Id; readonly count: number };
