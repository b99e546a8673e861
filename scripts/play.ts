import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as heroesPack from '../content/heroes';
import * as tablePack from '../content/table';
import { Bots, perform, type Hand, type Turn } from '../engine/core/bot';
import { seeded } from '../engine/core/chance';
import { Play } from '../engine/core/play';
import { awaited } from '../engine/core/question';
import { isRefusal, TABLE, type Character, type Line, type Offer } from '../engine/core/ruleset';
import { sound } from '../engine/packs/pack';
import { merged, teller, type Words } from '../engine/spirit/tell';
import { heroes } from '../engine/systems/heroes';
import type { HeroesCommand } from '../engine/systems/heroes/command';
import { readContent } from '../engine/systems/heroes/content';
import type { HeroesEvent } from '../engine/systems/heroes/event';
import type { State } from '../engine/systems/heroes/state';
import { taste } from '../engine/systems/heroes/taste';
import type { View } from '../engine/systems/heroes/view';

// npm run play -- heroes [--locale fr] [--seed 1] [--heroes 3] [--referee] [--games 100 --json]

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: 'string', default: 'en' },
    seed: { type: 'string' },
    heroes: { type: 'string', default: '3' },
    referee: { type: 'boolean', default: false },
    games: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

if ((positionals[0] ?? 'heroes') !== 'heroes') throw new Error(`there is no game "${positionals[0]}"`);
const content = sound(readContent(heroesPack.raw));
const ruleset = heroes(content);
const BOUND = 5000;

type Game = Play<State, HeroesCommand, HeroesEvent, View>;
type Seats = Bots<State, HeroesCommand, HeroesEvent, View>;

function party(count: number, referee: boolean): readonly Character[] {
  const kinds = Object.keys(content.heroes).slice(0, count);
  const people = kinds.map((kind, i): Character => ({ id: kind.replace('hero-', ''), kind, name: ['Bruna', 'Robin', 'Éloïse', 'Dag', 'Hugues', 'Sara'][i] ?? kind, gender: i % 2 ? 'm' : 'f' }));
  return referee ? [{ id: 'referee', kind: 'referee', name: 'Max', gender: 'm' }, ...people] : people;
}

function begin(characters: readonly Character[], seed: number, bots: readonly Character[]): { readonly play: Game; readonly seats: Seats } {
  const quest = Object.keys(content.quests)[0] ?? '';
  const hands = bots.map(({ id }): Hand => ({ seat: id, eyes: [id] }));
  return { play: new Play(ruleset, seeded(seed), { n: 0, state: ruleset.setup({ quest, characters }) }), seats: new Bots(hands, seeded(seed + 1), taste(content)) };
}

/** Bots only: how many games end, and whether an offer was refused or an event did not lead to the state. */
function simulate(games: number, first: number): void {
  let finished = 0;
  let refusedOffers = 0;
  let invariantBreaks = 0;
  let actions = 0;
  const from = performance.now();
  for (let game = 0; game < games; game++) {
    const characters = party(1 + (game % 6), game % 2 === 1);
    const { play, seats } = begin(characters, first + game, characters);
    const start = play.state;
    for (let step = 0; step < BOUND && !ruleset.ended(play.state); step++) {
      const turn = seats.next(play);
      if (!turn) break;
      if (isRefusal(perform(play, turn, `${step}`))) refusedOffers++;
      actions++;
    }
    if (ruleset.ended(play.state)) finished++;
    const folded = play.entries.flatMap(({ events }) => events).reduce((state, event) => ruleset.evolve(state, event), start);
    if (JSON.stringify(folded) !== JSON.stringify(play.state)) invariantBreaks++;
  }
  const result = { games, finished, refusedOffers, invariantBreaks, actionsPerSecond: Math.round((1000 * actions) / (performance.now() - from)) };
  console.log(options.json ? JSON.stringify(result) : result);
  process.exitCode = finished === games && refusedOffers + invariantBreaks === 0 ? 0 : 1;
}

/** One person at the first hero's place, bots at the others; also whatever falls to the table is the person's. */
async function sit(seed: number): Promise<void> {
  const locale = options.locale === 'fr' ? 'fr' : 'en';
  const characters = party(Number(options.heroes), options.referee);
  const me = characters.find(({ kind }) => kind !== 'referee')?.id ?? '';
  const { play, seats } = begin(characters, seed, characters.filter(({ id }) => id !== me));
  const voice = teller(locale, merged(tablePack.words[locale] as Words, heroesPack.words[locale] as Words), characters);
  const terminal = createInterface({ input: process.stdin });
  const typed = terminal[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string> => {
    process.stdout.write(prompt);
    const { value, done } = await typed.next();
    if (done) process.exit();
    return value;
  };
  const choose = async (lines: readonly Line[]): Promise<number> => {
    lines.forEach((line, i) => console.log(`  ${i + 1}  ${voice.line(line)}`));
    for (;;) {
      const picked = Number(await ask('> ')) - 1;
      if (picked in lines) return picked;
    }
  };
  const mine = async (): Promise<Turn<HeroesCommand> | undefined> => {
    const question = play.open?.question;
    if (!question) {
      const offers: readonly Offer<HeroesCommand>[] = ruleset.offers(ruleset.view(play.state, [me])).filter(({ not }) => !not);
      const offer = offers.length > 0 ? offers[await choose(offers.map(({ line }) => line))] : undefined;
      return offer && { do: 'command', by: me, command: offer.command };
    }
    const as = awaited(question, play.open?.answers ?? []).find((who) => who === me || who === TABLE);
    if (as === undefined) return undefined;
    console.log(voice.line(question.why));
    if (question.ask !== 'choose') {
      await ask('⏎ ');
      return { do: 'roll', by: me, question: question.id };
    }
    const picked = question.options[await choose(question.options.map(({ line }) => line))];
    return { do: 'answer', by: me, answer: { to: question.id, as, picks: picked ? [picked.id] : [] } };
  };
  let told = 0;
  for (let step = 0; !ruleset.ended(play.state); step++) {
    const turn = (await mine()) ?? seats.next(play);
    if (!turn) break;
    const outcome = perform(play, turn, `${step}`);
    if (isRefusal(outcome)) console.log(voice.line(outcome.refused));
    for (const { lines } of play.entries.slice(told)) for (const line of lines) console.log(voice.line(line));
    told = play.entries.length;
  }
  terminal.close();
}

const seed = Number(options.seed ?? (options.games ? 1 : process.pid));
if (options.games) simulate(Number(options.games), seed);
else void sit(seed);
