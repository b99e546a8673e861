import { Bots, perform } from '@engine/core/bot';
import { seeded, type Chance } from '@engine/core/chance';
import { Play } from '@engine/core/play';
import { isRefusal, TABLE, type Command, type Line, type Refusal, type Seat, type Setup } from '@engine/core/ruleset';
import { broken } from '@engine/systems/erune/invariant';
import type { EruneCommand } from '@engine/systems/erune/command';
import type { EruneEvent } from '@engine/systems/erune/event';
import type { State } from '@engine/systems/erune/state';
import type { View } from '@engine/systems/erune/view';
import { Deeds, type Verdict } from '@engine/table/deeds';
import type { Ledger } from '@engine/table/ledger';
import type { Roster } from '@engine/table/roster';
import { subject } from '../../laws/erune';
import { handsOf } from '../../laws/game';
import { lineFaults } from '../../laws/words';
import { answered, garbage, made, namesIn, one, ordered, twisted, veterans, type Game, type Names } from './mischief';
import { content, ruleset, scene } from './table';

/** Another seed finds other things: HOSTILE_SEED=7 npx jest hostile. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? 1);
const DEEDS = 100_000;
const BATCH = 100;
const ROUNDS = 3;

const setups = [...subject.setups, ...subject.setups.map(veterans)];
/** How many positions of each game are tried. */
const PLACES_EACH = Math.ceil(DEEDS / BATCH / ROUNDS / setups.length);

/** Freezes what is new in a state, and finds numbers that no sheet can have. */
function frozen(value: unknown, path = 'state'): readonly string[] {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return [];
  Object.freeze(value);
  return Object.entries(value).flatMap(([name, part]) => frozen(part, `${path}.${name}`));
}

const said = new Set<string>();
/** What is wrong with lines, in both languages; each is looked at once. */
const speechless = (lines: readonly Line[], { characters }: Setup): readonly string[] =>
  lines.flatMap(({ key, with: values }) => {
    const text = JSON.stringify([key, values]);
    if (said.has(text)) return [];
    said.add(text);
    return (['en', 'fr'] as const).flatMap((locale) => lineFaults(locale, subject.words[locale], characters, { key, ...(values && { with: values }) }));
  });

const rosterOf = (setup: Setup): Roster => ({
  next: 9, characters: setup.characters,
  seats: handsOf(setup).map(({ seat, eyes }) => ({ id: seat, name: seat, locale: 'en', token: seat, phone: seat, ready: true, characters: eyes, brought: eyes })),
});

/** A game that can be had again and again as it is now, with its open question. */
class Position {
  private play: Game | undefined;
  private readonly json: string;
  constructor(private readonly of: Game, readonly setup: Setup, private readonly chance: Chance) {
    this.json = JSON.stringify(of.state);
  }
  get game(): Game {
    if (this.play) return this.play;
    const { open, entries, last, state } = this.of;
    const first = entries.findIndex(({ n }) => n === open?.n);
    const from = open ? { n: open.n - 1, state: base(this.of, open.n) } : { n: last, state };
    const play: Game = new Play(ruleset, this.chance, from, open ? entries.slice(first) : []);
    play.resume('again');
    return (this.play = play);
  }
  /** The host's own door, but that nothing is caught that the rules throw. */
  tried(deed: (deeds: Deeds) => Verdict): { readonly verdict: Verdict; readonly game: Game; readonly faults: readonly string[] } {
    const { game } = this;
    const before = { state: game.state, length: game.entries.length, question: game.open?.question };
    const attempt: Ledger['attempt'] = (of, look) => {
      const outcome = of(game as unknown as Parameters<typeof of>[0]);
      if (isRefusal(outcome)) return outcome;
      look();
      return undefined;
    };
    const ledger = { has: () => false, play: game, attempt } as unknown as Ledger;
    const look = () => { for (const { eyes } of handsOf(this.setup)) ruleset.view(game.state, eyes); };
    const verdict = deed(new Deeds(ledger, { ruleset, roster: () => rosterOf(this.setup), other: () => false, company: () => false, look }));
    const same = game.state === before.state && game.entries.length === before.length && game.open?.question === before.question;
    if (verdict !== 'done') return { verdict, game, faults: [...(same ? [] : ['was not done, and the game moved']), ...(isRefusal(verdict) ? this.refused(verdict) : [])] };
    this.play = undefined;
    // While somebody is asked what to leave, a bag may hold too much.
    const lines = game.entries.slice(before.length).flatMap((entry) => entry.lines);
    return { verdict, game, faults: [...frozen(game.state), ...(game.open ? [] : broken(content, game.state)), ...speechless(lines, this.setup)] };
  }
  private refused({ refused }: Refusal): readonly string[] {
    // What the host says when the rules threw.
    return refused.key === 'table.bad-command' || refused.key === 'table.fault' ? [`is refused as ${refused.key}`] : speechless([refused], this.setup);
  }
  untouched(): readonly string[] {
    return JSON.stringify(this.of.state) === this.json ? [] : ['the state was changed in its place'];
  }
}
const bases = new WeakMap<Game, Map<number, State>>();
const base = (play: Game, n: number): State => bases.get(play)?.get(n) as State;

const thrown = ({ done, refused, waiting }: Count): number => done + refused + waiting;
interface Count { done: number; refused: number; waiting: number; readonly places: Set<string>; readonly applied: Set<string>; readonly keys: Set<string>; readonly faults: string[] }

/** One deed of somebody who means no good. */
function mischief(position: Position, offers: readonly EruneCommand[], names: Names, chance: Chance): { readonly what: unknown; readonly by: Seat; readonly deed: (deeds: Deeds) => Verdict } {
  const seats = [TABLE, ...handsOf(position.setup).map(({ seat }) => seat), 'seat-nobody', 'constructor'];
  const { game } = position;
  const kind = chance.below(10);
  if (kind === 0 || (game.open && kind < 6)) {
    const answer = answered(game, names, chance);
    const by = one([TABLE, TABLE, ...seats, `seat-${answer.as}`], chance);
    return chance.below(8) === 0 ? { what: { roll: answer.to }, by, deed: (deeds) => deeds.roll(by, 'x', answer.to) } : { what: answer, by, deed: (deeds) => deeds.answer(by, 'x', answer) };
  }
  const honest = (kind < 6 && offers.length > 0 ? one(offers, chance) : made(names, chance)) as Readonly<Record<string, unknown>>;
  const command = kind === 1 ? garbage(chance) : kind > 7 ? honest : twisted(honest, names, chance);
  const as = (command as { as?: unknown } | null | undefined)?.as;
  const by = chance.below(5) === 0 ? one(seats, chance) : (handsOf(position.setup).find(({ eyes }) => eyes.includes(String(as)))?.seat ?? TABLE);
  return { what: command, by, deed: (deeds) => deeds.command(by, 'x', command as Command) };
}

/** Plays on with bots, and throws a batch of deeds at the game now and then; before the last ones it is given up, so that there is a town. */
function assaulted(setup: Setup, seed: number, round: number, count: Count): void {
  const chance = seeded(seed);
  let play: Game = new Play<State, EruneCommand, EruneEvent, View>(ruleset, seeded(seed + 1), { n: 0, state: ruleset.setup(setup) });
  bases.set(play, new Map());
  const bots = new Bots<State, EruneCommand, EruneEvent, View>(handsOf(setup), seeded(seed + 2), subject.taste);
  let step = 0;
  for (let place = 0; place < PLACES_EACH && count.faults.length <= 9; place++) {
    play = besieged(play, setup, seed, step, chance, count);
    if (place === PLACES_EACH - 3) while (play.open) if (!onward(play, bots, `finish-${step++}`)) break;
    if (place === PLACES_EACH - 3) onward(play, bots, `abandon-${step++}`, { type: 'abandon', side: one(['adventurers', 'mos'] as const, chance) });
    for (let steps = 1 + chance.below(6 + 8 * round); steps > 0 && !ruleset.ended(play.state); steps--) onward(play, bots, `step-${step++}`);
  }
}

function onward(play: Game, bots: Bots<State, EruneCommand, EruneEvent, View>, id: string, command?: EruneCommand): boolean {
  const turn = command ? { do: 'command' as const, by: TABLE, command } : bots.next(play);
  if (turn?.do === 'command') bases.get(play)?.set(play.last + 1, play.state);
  return turn !== undefined && !isRefusal(perform(play, turn, id));
}

/** The batch; now and then the game goes on from what was done in it. */
function besieged(play: Game, setup: Setup, seed: number, step: number, chance: Chance, count: Count): Game {
  frozen(play.state);
  const position = new Position(play, setup, seeded(seed + step));
  const { mode, phase } = play.state;
  count.places.add(`${mode} ${phase}${play.open ? ' asked' : ''}`);
  const offers = play.open ? [] : handsOf(setup).flatMap(({ eyes }) => ruleset.offers(ruleset.view(play.state, eyes)).map(({ command }) => command));
  const names = namesIn(play.state);
  let next = play;
  for (let i = 0; i < BATCH; i++) {
    const { what, by, deed } = mischief(position, offers, names, chance);
    const where = () => `seed ${SEED} (game ${seed}, step ${step}, deed ${i}: ${mode} ${phase}), ${by} sends ${JSON.stringify(what)?.slice(0, 300)}`;
    try {
      const { verdict, game, faults } = position.tried(deed);
      count[isRefusal(verdict) ? 'refused' : verdict] += 1;
      if (isRefusal(verdict)) count.keys.add(verdict.refused.key);
      count.faults.push(...faults.map((fault) => `${where()}: ${fault}`));
      const type = String((what as { type?: unknown } | null)?.type);
      if (verdict === 'done' && type !== 'undefined') count.applied.add(type);
      if (verdict === 'done' && !game.open && !play.open && type !== 'abandon' && chance.below(40) === 0) next = game;
    } catch (error) {
      count.faults.push(`${where()}: throws ${String(error instanceof Error ? error.stack : error).slice(0, 400)}`);
      return play;
    }
  }
  count.faults.push(...position.untouched().map((fault) => `seed ${SEED} (game ${seed}, step ${step}): ${fault}`));
  if (next !== play) bases.set(next, new Map());
  return next;
}

/** The state after some turns of bots, between two commands. */
function played(setup: Setup, state: State, seed: number): State {
  const play: Game = new Play<State, EruneCommand, EruneEvent, View>(ruleset, seeded(seed), { n: 0, state });
  const bots = new Bots<State, EruneCommand, EruneEvent, View>(handsOf(setup), seeded(seed), subject.taste);
  for (let step = 0; step < 60 || play.open; step++) {
    const turn = bots.next(play);
    if (!turn) break;
    perform(play, turn, `step-${step}`);
  }
  return play.state;
}

const PLACES = ['mos', 'coop', 'arena'].flatMap((mode) => [...['lobby', 'spirit', 'mos', 'adventurers', 'town'].map((phase) => `${mode} ${phase}`), `${mode} adventurers asked`]);

test(`a hundred thousand hostile deeds are refused with a reason or are legal, and nothing throws (seed ${SEED})`, () => {
  const count: Count = { done: 0, refused: 0, waiting: 0, places: new Set(), applied: new Set(), keys: new Set(), faults: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, setup] of setups.entries()) assaulted(setup, SEED * 10_000 + round * 1000 + i * 10, round, count);
  }
  expect(count.faults.slice(0, 10)).toEqual([]);
  expect(PLACES.filter((place) => !count.places.has(place))).toEqual([]);
  // The throw is wide enough: much is refused for many reasons, and much of it is done.
  expect([thrown(count) >= DEEDS, count.done > 3000, count.applied.size > 35, count.keys.size > 80]).toEqual([true, true, true, true]);
});

test(`a table with broken choices, sheets or people cannot begin, or begins whole (seed ${SEED})`, () => {
  const chance = seeded(SEED);
  const begun = Array.from({ length: 1000 }, (_, i) => {
    const setup = ordered(one(setups, chance), chance);
    frozen(setup);
    const where = `seed ${SEED}, setup ${i} ${JSON.stringify(setup).slice(0, 300)}`;
    try {
      const why = ruleset.unready(setup);
      if (why) return { faults: speechless([why], setup) };
      const state = ruleset.setup(setup);
      const later = state.overlay ? played(setup, state, SEED + i) : state;
      return { state, faults: [...frozen(later), ...broken(content, state), ...broken(content, later)].map((fault) => `${where}: ${fault}`) };
    } catch (error) {
      return { faults: [`${where}: throws ${String(error)}`] };
    }
  });
  expect(begun.flatMap(({ faults }) => faults).slice(0, 5)).toEqual([]);
  const counts = [begun.filter(({ state }) => state), begun.filter(({ state }) => !state), begun.filter(({ state }) => state?.overlay)].map(({ length }) => length);
  expect(counts.map((length) => length > 20)).toEqual([true, true, true]);
});

describe('the border', () => {
  const read = (command: unknown): unknown => ruleset.read(command);
  const refused = { refused: { key: 'core.not-understood' } };
  test.each(Object.getOwnPropertyNames(Object.prototype))('%s is nobody and nothing', (name) => {
    for (const command of [{ type: 'done', as: name }, { type: 'hand', as: 'warrior', item: name, by: 1 }, { type: 'mend', monster: name, by: 1 }, { type: 'attack', as: 'warrior', target: 'rat:1', skills: [name] }]) expect(read(command)).toEqual(refused);
  });
  test.each([NaN, Infinity, -Infinity, 0.5, 1001, -1001, 1e21, '1', null, [1]])('no amount is %p', (by) => {
    for (const command of [{ type: 'correct', as: 'warrior', track: 'hp', by }, { type: 'hand', as: 'warrior', item: 'mead', by }, { type: 'mend', monster: 'rat:1', by }, { type: 'discard', as: 'warrior', item: 'mead', count: by }, { type: 'give', as: 'warrior', to: 'archer', item: 'mead', count: by }]) expect(read(command)).toEqual(refused);
  });
  test.each([0, -1, -1000])('a count is not %p', (count) => {
    for (const command of [{ type: 'discard', as: 'warrior', item: 'mead', count }, { type: 'give', as: 'warrior', to: 'archer', item: 'gold', count }]) expect(read(command)).toEqual(refused);
  });
  test('however often the most is asked for, no track leaves its bounds', () => {
    const table = scene({ adventurers: { warrior: {} }, mos: {}, monsters: { 'orc:1': {} } });
    for (const by of [1000, -1000]) {
      for (let i = 0; i < 12; i++) {
        for (const track of ['hp', 'sp', 'mp', 'gold', 'fate', 'xp', 'cards', 'laid'] as const) table.does({ type: 'correct', as: 'warrior', track, by });
        for (const track of ['xp', 'sp'] as const) table.does({ type: 'correct', as: 'mos', track, by });
        for (const item of ['mead', 'mace', 'purse', 'mana-vial']) table.does({ type: 'hand', as: 'warrior', item, by });
        table.does({ type: 'mend', monster: 'orc:1', by });
      }
      expect(broken(content, table.state)).toEqual([]);
      expect(by > 0 ? [table.hero('warrior').xp, table.hero('warrior').fate, table.state.reserve, table.hero('warrior').substances['mead']] : [0]).toEqual(by > 0 ? [9999, 9999, 9999, 999] : [table.hero('warrior').xp]);
    }
  });
});
