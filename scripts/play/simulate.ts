import { Bots, perform, type Hand } from '../../engine/core/bot';
import { seeded } from '../../engine/core/chance';
import { Play } from '../../engine/core/play';
import { isRefusal, TABLE, type Character, type Command, type Event } from '../../engine/core/ruleset';
import type { Game } from './game';

const BOUND = 5000;

/** What some of the games came to; parts can be added up. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly refusedOffers: number;
  /** Games in which something was as it may never be, or whose events do not lead to their state. */
  readonly invariantBreaks: number;
  readonly actions: number;
  readonly prompts: number;
  readonly attacks: number;
  readonly modes: Readonly<Record<string, number>>;
  /** Games and wins of the heroes, by quest and mode. */
  readonly cells: Readonly<Record<string, Cell>>;
}
export interface Cell {
  readonly quest: string;
  readonly mode: string;
  readonly games: number;
  readonly won: number;
}

const NOTHING: Tally = { games: 0, finished: 0, refusedOffers: 0, invariantBreaks: 0, actions: 0, prompts: 0, attacks: 0, modes: {}, cells: {} };

export const added = (parts: readonly Tally[]): Tally =>
  parts.reduce((sum, part) => ({
    games: sum.games + part.games,
    finished: sum.finished + part.finished,
    refusedOffers: sum.refusedOffers + part.refusedOffers,
    invariantBreaks: sum.invariantBreaks + part.invariantBreaks,
    actions: sum.actions + part.actions,
    prompts: sum.prompts + part.prompts,
    attacks: sum.attacks + part.attacks,
    modes: Object.fromEntries([...new Set([...Object.keys(sum.modes), ...Object.keys(part.modes)])].map((mode) => [mode, (sum.modes[mode] ?? 0) + (part.modes[mode] ?? 0)])),
    cells: Object.values(part.cells).reduce((all, cell) => {
      const key = `${cell.quest} ${cell.mode}`;
      return { ...all, [key]: { ...cell, games: (all[key]?.games ?? 0) + cell.games, won: (all[key]?.won ?? 0) + cell.won } };
    }, sum.cells),
  }), NOTHING);

/** What is printed: how fast it went, and how many people must choose something for each attack. */
export function summary({ actions, prompts, attacks, modes, cells, ...counts }: Tally, seconds: number) {
  return { ...counts, actionsPerSecond: Math.round(actions / seconds), promptsPerAttack: attacks > 0 ? Math.round((100 * prompts) / attacks) / 100 : 0, modes, wins: wins(Object.values(cells)) };
}

/** How often the heroes won each quest, in each mode, in percent. */
const wins = (cells: readonly Cell[]) =>
  Object.fromEntries([...new Set(cells.map(({ quest }) => quest))].map((quest) => [quest, Object.fromEntries(cells.filter((cell) => cell.quest === quest).map(({ mode, games, won }) => [mode, { games, won, percent: Math.round((100 * won) / games) }]))]));

export function begin<S, C extends Command, E extends Event, V>(game: Game<S, C, E, V>, mode: string, heroes: number, seed: number, isBot: (character: Character) => boolean, quest?: string) {
  const setup = game.party(mode, heroes, quest);
  const why = game.ruleset.unready(setup);
  if (why) throw new Error(`${mode} with ${heroes} cannot begin: ${why.key}`);
  const hands = setup.characters.filter(isBot).map(({ id }): Hand => ({ seat: id, eyes: [id] }));
  const play = new Play(game.ruleset, seeded(seed), { n: 0, state: game.ruleset.setup(setup) });
  return { setup, play, seats: new Bots<S, C, E, V>(hands, seeded(seed + 1), game.taste) };
}

/** Counts whom a command asks to choose; those of commands without an attack do not matter. */
function watch<S, C extends Command, E extends Event, V>(play: Play<S, C, E, V>, attack: E['type']) {
  let asked = '';
  let prompts = 0;
  let open = 0;
  let attacks = 0;
  let told = 0;
  let struck = 0;
  return {
    look(): void {
      const fresh = play.entries.slice(told);
      told = play.entries.length;
      struck += fresh.flatMap(({ events }) => events).filter(({ type }) => type === attack).length;
      const question = play.open?.question;
      if (question?.ask === 'choose' && question.id !== asked) {
        asked = question.id;
        open += question.to.filter((to) => to !== TABLE).length;
      }
      if (play.open) return;
      if (struck > 0) {
        prompts += open;
        attacks += struck;
      }
      open = 0;
      struck = 0;
    },
    sum: () => ({ prompts, attacks }),
  };
}

/** Bots only: whether the game ends, whether an offer was refused, and whether anything was as it may not be. */
function one<S, C extends Command, E extends Event, V>(game: Game<S, C, E, V>, mode: string, heroes: number, seed: number, say: (fault: string) => void, quest?: string): Tally {
  const { ruleset } = game;
  const { setup, play, seats } = begin(game, mode, heroes, seed, () => true, quest);
  const start = play.state;
  const watcher = watch(play, game.attack);
  let refusedOffers = 0;
  let actions = 0;
  let faulty = false;
  for (; actions < BOUND && !ruleset.ended(play.state); actions++) {
    const turn = seats.next(play);
    if (!turn) break;
    const outcome = perform(play, turn, `${actions}`);
    if (isRefusal(outcome)) {
      refusedOffers++;
      say(`step ${actions}: ${outcome.refused.key} for ${JSON.stringify(turn)}`);
    }
    watcher.look();
    // Halfway through a command somebody may be about to fall; between commands everything is in order.
    const faults: readonly string[] = play.open || faulty ? [] : game.faults(play.state);
    for (const fault of faults) say(`step ${actions}: ${fault}`);
    faulty ||= faults.length > 0;
  }
  const finished = ruleset.ended(play.state);
  if (!finished) say(`it did not end in ${actions} steps`);
  const folded = play.entries.flatMap(({ events }) => events).reduce((state, event) => ruleset.evolve(state, event), start);
  const strays = JSON.stringify(folded) !== JSON.stringify(play.state);
  if (strays) say('its events do not lead to its state');
  return { games: 1, finished: Number(finished), refusedOffers, invariantBreaks: Number(strays || faulty), actions, ...watcher.sum(), modes: { [mode]: 1 }, cells: { [setup.quest]: { quest: setup.quest, mode, games: 1, won: Number(game.won(play.state)) } } };
}

export interface Plan {
  readonly games: number;
  readonly seed: number;
  /** One way to play instead of all in turn. */
  readonly mode: string | undefined;
  /** Every quest of the campaign in turn, or the one named. */
  readonly quests: boolean;
  readonly quest: string | undefined;
  /** Which of how many processes this is. */
  readonly part: readonly [number, number];
}

export function simulate<S, C extends Command, E extends Event, V>(game: Game<S, C, E, V>, { games, seed, mode: only, quests, quest, part: [part, parts] }: Plan, say: (fault: string) => void): Tally {
  const named = quest === undefined ? [undefined] : [quest];
  const cells = (quests ? game.campaign.quests : named).flatMap((each) => (only ? [only] : each === undefined ? game.modes : game.campaign.modes).map((mode) => ({ quest: each, mode })));
  const [fewest, most] = game.heroes;
  const mine = Array.from({ length: games }, (_, i) => i).filter((i) => i % parts === part);
  return added(
    mine.map((i) => {
      const { quest: page, mode } = must(cells[i % cells.length]);
      const heroes = fewest + (Math.floor(i / cells.length) % (most - fewest + 1));
      return one(game, mode, heroes, seed + i, (fault) => say(`seed ${seed + i}, ${page ?? ''} ${mode}, ${heroes} heroes: ${fault}`), page);
    }),
  );
}

function must<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('there is nothing to play');
  return thing;
}
