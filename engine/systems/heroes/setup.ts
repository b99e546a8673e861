import type { Character, Line, Setup } from '../../core/ruleset';
import * as v from 'valibot';
import type { Content, Quest } from './content';
import { must, type Hero, type Secret, type State } from './state';

/** What a hero brings from quest to quest. */
const sheet = v.object({
  gold: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pack: v.array(v.string()),
  worn: v.array(v.string()),
  potions: v.array(v.string()),
  note: v.pipe(v.string(), v.maxLength(2000)),
});
export type Sheet = v.InferOutput<typeof sheet>;

const REFEREE = 'referee';

export function unready(content: Content, { quest, characters }: Setup): Line | undefined {
  if (!content.quests[quest]) return { key: 'heroes.no-such-quest' };
  const heroes = characters.filter(({ kind }) => content.heroes[kind]);
  if (heroes.length === 0) return { key: 'heroes.no-heroes' };
  if (heroes.length + 1 < characters.length) return { key: 'heroes.one-referee' };
  const twice = heroes.find(({ kind }, i) => heroes.findIndex((other) => other.kind === kind) !== i);
  if (twice) return { key: 'heroes.kind-twice', with: { kind: twice.kind } };
  const strange = characters.find(({ kind }) => kind !== REFEREE && !content.heroes[kind]);
  return strange && { key: 'heroes.no-such-hero' };
}

export function setup(content: Content, { quest: id, characters }: Setup): State {
  const quest = must(content.quests[id], id);
  const party = characters.filter(({ kind }) => content.heroes[kind]);
  const referee = characters.find(({ kind }) => kind === REFEREE);
  return {
    quest: id,
    phase: 'draft',
    round: 0,
    order: party.map((character) => character.id),
    heroes: Object.fromEntries(party.map((character) => [character.id, heroOf(content, quest, character)])),
    rooms: {},
    doors: {},
    monsters: {},
    items: [],
    figures: {},
    secrets: secrets(content, quest, party.length),
    deck: Object.fromEntries(Object.values(content.treasures).map(({ id: card, copies }) => [card, copies])),
    ...(referee && { referee: referee.id }),
  };
}

/** R1.5: the sheet's values copied, with what the hero already owns, else the starting gear (R9.4). */
function heroOf(content: Content, quest: Quest, { id, kind, name, gender, sheet: brought }: Character): Hero {
  const { health, gear } = must(content.heroes[kind], kind);
  const checked = v.safeParse(sheet, brought);
  const own: Sheet = checked.success
    ? {
        ...checked.output,
        pack: checked.output.pack.filter((item) => content.weapons[item] ?? content.armours[item]),
        worn: checked.output.worn.filter((item) => content.armours[item]),
        potions: checked.output.potions.filter((potion) => content.treasures[potion]),
      }
    : { gold: 0, pack: gear.filter((item) => content.weapons[item]), worn: gear.filter((item) => content.armours[item]), potions: [], note: '' };
  return { id, kind, name, gender, health, ...own, spells: {}, room: quest.start, used: [] };
}

/** Numbers are for three heroes: with two, one monster less where a room has at least two; with four or more, one weak one more. */
export function secrets(content: Content, quest: Quest, heroes: number): Readonly<Record<string, Secret>> {
  return Object.fromEntries(
    quest.rooms.map(({ id, monsters, trap, gold, item }) => {
      const kinds = scaled(content, monsters.flatMap(({ kind, count }) => Array<string>(count).fill(kind)), heroes);
      return [id, { monsters: kinds, ...(trap && { trap }), ...(gold && { gold }), ...(item && { item }) }];
    }),
  );
}

function scaled(content: Content, kinds: readonly string[], heroes: number): readonly string[] {
  const weakest = [...kinds].sort((a, b) => health(content, a) - health(content, b))[0];
  if (!weakest) return kinds;
  if (heroes <= 2) return kinds.length >= 2 ? kinds.filter((_, i) => i !== kinds.indexOf(weakest)) : kinds;
  return heroes >= 4 && health(content, weakest) <= 3 ? [...kinds, weakest] : kinds;
}

const health = (content: Content, kind: string): number => must(content.monsters[kind], kind).health;

/** R10.4: what the fallen left in the dungeon stays there, unless a friend brought the body out. */
export function home(content: Content, state: State, id: string): Sheet | undefined {
  const hero = state.heroes[id];
  if (!hero || !state.outcome) return undefined;
  const { gold, pack, worn, potions, note } = hero;
  const carried = Object.values(state.heroes).some(({ carrying }) => carrying === id);
  const out = hero.health > 0 || (state.outcome === 'won' && carried) || hero.room === must(content.quests[state.quest], state.quest).start;
  return out && state.outcome === 'won' ? { gold, pack: [...pack], worn: [...worn], potions: [...potions], note } : undefined;
}
