import type { Asked } from '../core/question';
import type { Character, CharacterId, Command, Id, Line, Seat } from '../core/ruleset';

export type Stage = 'lobby' | 'play' | 'over';

export interface SeatShown {
  readonly id: Seat;
  readonly name: string;
  readonly locale: string;
  readonly characters: readonly CharacterId[];
  /** A screen of this seat is connected. */
  readonly here: boolean;
  readonly ready: boolean;
  /** Plays on the host's own phone. */
  readonly local?: true;
}

/** A character as everybody may know it. */
export type Face = Omit<Character, 'sheet'>;

/** Somebody at the door of a game that has begun. */
export interface Knock {
  readonly id: string;
  readonly name: string;
  /** The seat that is asked for: an empty one that is theirs, or a new one. */
  readonly seat?: Seat | 'new';
}

export interface TableShown {
  readonly game: string;
  readonly system: Id;
  readonly quest: Id;
  readonly stage: Stage;
  /** The language of the screen in the middle. */
  readonly locale: string;
  readonly seats: readonly SeatShown[];
  readonly characters: readonly Face[];
  /** In the lobby: the table's own choices. In play the view knows them. */
  readonly options?: unknown;
  /** In the lobby: why the game cannot begin yet. */
  readonly unready?: Line;
  /** For the table seat only. */
  readonly knocks?: readonly Knock[];
}

/** All that one seat sees. `V` is the view of its system. */
export interface Picture<V = unknown> {
  readonly table: TableShown;
  readonly view?: V;
  readonly asked?: Asked;
  /** This seat's own command that waits until the open one closes. */
  readonly waiting?: { readonly id: string; readonly command: Command };
  /** The newest deed that can be taken back, and whether this seat would need somebody's consent for that. */
  readonly last?: { readonly n: number; readonly by: Seat; readonly contested: boolean };
  /** Somebody asks to take a deed back. */
  readonly consent?: { readonly of: number; readonly by: Seat; readonly mine: boolean; /** This seat may agree or decline. */ readonly asked: boolean };
  /** When the game is over: this seat's own characters as they go home. */
  readonly home?: readonly Character[];
}
