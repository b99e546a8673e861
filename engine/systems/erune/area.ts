import type { CharacterId, Command, Event, Id, Line, Offer } from '../../core/ruleset';
import type { EruneCommand } from './command';
import type { Content } from './content';
import type { Game, Known, Not, Rule, State } from './state';
import type { View } from './view';

// What each part of the game brings: `points`, `board`, `combat`, `explore`, `magic`, `shadows`, `turn` and `sheet`.

/** How each kind of event changes the state. */
export type Evolution<E extends Event> = { readonly [T in E['type']]: (content: Content, state: State, event: Extract<E, { type: T }>) => State };

/** For each command: why it may not be done, from what its sender may know, and what it does. */
export type Judges<C extends Command> = { readonly [T in C['type']]: (content: Content, known: Known, command: Extract<C, { type: T }>) => Not };
export type Scripts<C extends Command> = { readonly [T in C['type']]: (game: Game, command: Extract<C, { type: T }>) => Rule };

/** What the Spirit says of an event, where it is more than its own line with its own values. */
export type Narration<E extends Event> = { readonly [T in E['type']]?: (event: Extract<E, { type: T }>, state: State) => readonly Line[] };

export type Draft = Omit<Offer<EruneCommand>, 'not'>;
/** What the holders of these hands may want to do now; the judge says what of it they may. */
export type Offering = (content: Content, view: View, hands: readonly CharacterId[]) => readonly Draft[];

export const draft = (group: Id, command: EruneCommand, key: string, values?: Line['with']): Draft => ({
  group,
  command,
  line: { key: `erune.offer.${key}`, with: { ...(command.as && { hero: command.as }), ...values } },
});
