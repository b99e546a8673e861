import * as erunePack from '../../content/erune';
import * as heroesPack from '../../content/heroes';
import type { Taste } from '../../engine/core/bot';
import type { Character, Command, Event, Ruleset, Setup } from '../../engine/core/ruleset';
import { sound } from '../../engine/packs/pack';
import type { Words } from '../../engine/spirit/tell';
import { erune } from '../../engine/systems/erune';
import { ARCHETYPES, readContent as readErune } from '../../engine/systems/erune/content';
import { broken } from '../../engine/systems/erune/invariant';
import { seasoned } from '../../engine/systems/erune/sheet/seasoned';
import { taste as eruneTaste } from '../../engine/systems/erune/taste';
import { heroes } from '../../engine/systems/heroes';
import { readContent as readHeroes } from '../../engine/systems/heroes/content';
import { taste as heroesTaste } from '../../engine/systems/heroes/taste';

/** A game as this command plays it. */
export interface Game<S, C extends Command, E extends Event, V> {
  readonly ruleset: Ruleset<S, C, E, V>;
  readonly taste: Taste<C, V>;
  readonly words: Readonly<Record<'en' | 'fr', Words>>;
  /** Ways to play it; bots go round them. */
  readonly modes: readonly string[];
  /** How few and how many heroes play. */
  readonly heroes: readonly [number, number];
  /** The quest, or the one named, and who plays it; whoever leads the monsters comes first. */
  party(mode: string, heroes: number, quest?: string): Setup;
  /** Quests that make one story, and the modes in which each can be played. */
  readonly campaign: { readonly quests: readonly string[]; readonly modes: readonly string[] };
  /** Whether the heroes won. */
  won(state: S): boolean;
  isHero(character: Character): boolean;
  /** What must never be so, in words. */
  faults(state: S): readonly string[];
  /** Of which event the questions are counted. */
  readonly attack: E['type'];
}

/** Somebody who can play any game, whatever its types are. */
export type Player<R> = <S, C extends Command, E extends Event, V>(game: Game<S, C, E, V>) => R;

const NAMES = ['Bruna', 'Robin', 'Éloïse', 'Dag', 'Hugues', 'Sara'];
const person = (id: string, kind: string, i: number): Character => ({ id, kind, name: NAMES[i] ?? kind, gender: i % 2 ? 'm' : 'f' });
const leader = (id: string): Character => ({ id, kind: id, name: 'Max', gender: 'm' });

function playHeroes<R>(player: Player<R>): R {
  const content = sound(readHeroes(heroesPack.raw));
  return player({
    ruleset: heroes(content), taste: heroesTaste(content), words: heroesPack.words as Readonly<Record<'en' | 'fr', Words>>, modes: ['table', 'referee'], heroes: [1, 6], attack: 'attacked',
    party: (mode, count) => ({
      quest: Object.keys(content.quests)[0] ?? '',
      characters: [...(mode === 'referee' ? [leader('referee')] : []), ...Object.keys(content.heroes).slice(0, count).map((kind, i) => person(kind.replace('hero-', ''), kind, i))],
    }),
    campaign: { quests: [], modes: [] },
    won: ({ outcome }) => outcome === 'won',
    isHero: ({ kind }) => kind !== 'referee',
    faults: () => [],
  });
}

function playErune<R>(player: Player<R>): R {
  const content = sound(readErune(erunePack.raw));
  return player({
    ruleset: erune(content), taste: eruneTaste(content), words: erunePack.words as Readonly<Record<'en' | 'fr', Words>>, modes: ['mos', 'coop', 'arena'], heroes: [2, 4], attack: 'attacked',
    party: (mode, count, quest = mode === 'arena' ? 'pit-of-coins' : 'sunken-chapel') => ({
      quest,
      characters: [...(mode === 'mos' ? [leader('mos')] : []), ...ARCHETYPES.slice(0, count).map((kind, i) => person(kind, kind, i))].map((each) => ({ ...each, sheet: seasoned(content, each.kind, content.quests[quest]?.level ?? 1) })),
    }),
    campaign: { quests: Object.values(content.quests).filter(({ mode }) => mode === 'quest').map(({ id }) => id), modes: ['mos', 'coop'] },
    won: ({ winner }) => winner === 'adventurers',
    isHero: ({ kind }) => kind !== 'mos',
    faults: (state) => broken(content, state),
  });
}

export const games: Readonly<Record<string, <R>(player: Player<R>) => R>> = { heroes: playHeroes, erune: playErune };
