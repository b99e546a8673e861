import type { ComponentType } from 'react';
import type { AnyRuleset, CharacterId, Command, Id, Line } from '@engine/core/ruleset';
import type { Locale } from '@engine/spirit/name';
import type { Words } from '@engine/spirit/tell';
import type { DieFaceProps } from '../parts/DieFace';
import type { DiceMark } from '../parts/dice';
import type { IconName } from '../parts/Icon';
import type { DicePaint } from '../theme/colours';

export interface Kind {
  readonly id: Id;
  readonly icon: IconName;
  /** Its phone gets secrets: shown on the Shadows' ground, behind hold-to-look on a shared phone. */
  readonly secret?: true;
}

export interface Turn {
  readonly phase: Id;
  readonly round: number;
  /** Whose turn it is, where it is one character's. */
  readonly of?: CharacterId | undefined;
  /** Actions left and in all, for the one whose turn it is. */
  readonly dots?: { readonly left: number; readonly of: number } | undefined;
}

export interface End {
  readonly won: boolean;
  /** What became of each character, in order. */
  readonly fates: readonly { readonly id: CharacterId; readonly line: Line; readonly fallen: boolean }[];
}

export interface DieLook {
  readonly paint: DicePaint;
  readonly mark: DiceMark;
  /** How each symbol is drawn; pips need none. */
  readonly icons?: DieFaceProps['icons'];
}

/** What a scene's own screens get: their view, whose they are, and the one way to do something. */
export interface PageProps<V> {
  readonly view: V;
  readonly as: CharacterId;
  readonly send: (command: Command) => void;
}

export interface PageOf<V> {
  readonly id: Id;
  readonly icon: IconName;
  readonly Page: ComponentType<PageProps<V>>;
}

/** A table's own choices in its lobby; who only looks on cannot change them. */
export interface OptionsProps {
  readonly options: unknown;
  readonly onChange?: (options: unknown) => void;
}

/** A game as the app shows it; `V` is its view, which shared screens pass on without looking into it. */
export interface Scene<V> {
  readonly ruleset: AnyRuleset;
  readonly words: Readonly<Record<Locale, Words>>;
  readonly kinds: readonly Kind[];
  readonly quests: readonly Id[];
  readonly phases: readonly { readonly id: Id; readonly icon: IconName }[];
  /** How its dice look; the first lies ready for a free roll. */
  readonly dice: Readonly<Record<Id, DieLook>>;
  /** The picture of anything that the game names: a kind, a monster, a group of offers. */
  icon(id: Id): IconName;
  turn(view: V): Turn;
  end(view: V): End | undefined;
  /** A second line for an offer: its chances, what it brings. */
  hint(view: V, command: Command): Line | undefined;
  /** The screens of a character; the first is shown with what may be done now. */
  pages(view: V, as: CharacterId): readonly PageOf<V>[];
  /** Where a game leaves the table something to choose. */
  readonly Options?: ComponentType<OptionsProps>;
  /** What everybody at the table sees: the party, the monsters, the goal. */
  readonly Board: ComponentType<{ readonly view: V }>;
  /** The dice that were rolled last and what came of them, step by step; nothing when none lie there. */
  readonly Fallen: ComponentType<{ readonly view: V }>;
}

// oxlint-disable-next-line no-explicit-any -- shared screens hold scenes of any view, and never look into one
export type AnyScene = Scene<any>;
