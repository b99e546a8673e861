import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import * as tablePack from '../content/table';
import { perform, type Turn } from '../engine/core/bot';
import { awaited } from '../engine/core/question';
import { isRefusal, TABLE, type Command, type Event, type Line, type Offer } from '../engine/core/ruleset';
import { merged, teller, type Words } from '../engine/spirit/tell';
import { games, type Game } from './play/game';
import { added, begin, simulate, summary, type Tally } from './play/simulate';

// npm run play -- erune [--locale fr] [--mode mos] [--heroes 3] [--quest toll-road] [--seed 1] [--games 100 [--quests] [--json]]

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locale: { type: 'string', default: 'en' },
    seed: { type: 'string' },
    heroes: { type: 'string', default: '3' },
    mode: { type: 'string' },
    games: { type: 'string' },
    /** Every quest of the campaign in every mode, with heroes of its level. */
    quests: { type: 'boolean', default: false },
    quest: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** Which of several processes this is, as `0/2`: they share the games. */
    part: { type: 'string' },
  },
});

/** One person at the first hero's place, bots at the others; also whatever falls to the table is the person's. */
async function sit<S, C extends Command, E extends Event, V>(game: Game<S, C, E, V>, mode: string, seed: number): Promise<void> {
  const { ruleset } = game;
  const locale = options.locale === 'fr' ? 'fr' : 'en';
  const me = game.party(mode, Number(options.heroes)).characters.find(game.isHero)?.id ?? '';
  const { setup, play, seats } = begin(game, mode, Number(options.heroes), seed, ({ id }) => id !== me, options.quest);
  const voice = teller(locale, merged(tablePack.words[locale] as Words, game.words[locale]), setup.characters);
  const terminal = createInterface({ input: process.stdin });
  const typed = terminal[Symbol.asyncIterator]();
  const ask = async (prompt: string): Promise<string> => {
    process.stdout.write(prompt);
    const { value, done } = await typed.next();
    if (done) process.exit();
    return value;
  };
  const show = (lines: readonly Line[]): void => lines.forEach((line, i) => console.log(`  ${i + 1}  ${voice.line(line)}`));
  /** As many as may be picked, by their numbers; nothing typed is nothing taken, where that is allowed. */
  const pick = async (count: number, min: number, max: number): Promise<readonly number[]> => {
    for (;;) {
      const picked = (await ask('> ')).split(/[\s,]+/).filter((part) => part !== '').map((part) => Number(part) - 1);
      if (picked.length >= min && picked.length <= max && new Set(picked).size === picked.length && picked.every((i) => Number.isInteger(i) && i >= 0 && i < count)) return picked;
    }
  };
  const mine = async (): Promise<Turn<C> | undefined> => {
    const question = play.open?.question;
    if (!question) {
      const offers: readonly Offer<C>[] = ruleset.offers(ruleset.view(play.state, [me])).filter(({ not }) => !not);
      if (offers.length === 0) return undefined;
      show(offers.map(({ line }) => line));
      const offer = offers[(await pick(offers.length, 1, 1))[0] ?? 0];
      return offer && { do: 'command', by: me, command: offer.command };
    }
    const as = awaited(question, play.open?.answers ?? []).find((who) => who === me || who === TABLE);
    if (as === undefined) return undefined;
    console.log(voice.line(question.why));
    if (question.ask !== 'choose') {
      await ask('⏎ ');
      return { do: 'roll', by: me, question: question.id };
    }
    show(question.options.map(({ line }) => line));
    const picks = (await pick(question.options.length, question.min, question.max)).flatMap((i) => question.options[i]?.id ?? []);
    return { do: 'answer', by: me, answer: { to: question.id, as, picks } };
  };
  let told = 0;
  for (let step = 0; !ruleset.ended(play.state); step++) {
    const turn = (await mine()) ?? seats.next(play);
    if (!turn) break;
    const outcome = perform(play, turn, `${step}`);
    if (isRefusal(outcome)) console.log(voice.line(outcome.refused));
    for (const { lines } of play.entries.slice(told)) for (const line of lines) if (!line.to || line.to.includes(me)) console.log(voice.line(line));
    told = play.entries.length;
  }
  terminal.close();
}

/** A part of the games in a process of its own, as this command again. */
const shared = (part: string): Promise<Tally> =>
  new Promise((resolve, reject) => {
    const child = fork(__filename, [...process.argv.slice(2), '--part', part]);
    child.on('message', (tally) => resolve(tally as Tally)).on('error', reject).on('exit', (code) => code !== 0 && reject(new Error(`a process ended with ${code}`)));
  });

async function report(): Promise<void> {
  const from = performance.now();
  const parts = Math.min(availableParallelism(), Math.ceil(Number(options.games) / 10));
  const tally = added(await Promise.all(Array.from({ length: parts }, (_, i) => shared(`${i}/${parts}`))));
  const result = summary(tally, (performance.now() - from) / 1000);
  console.log(options.json ? JSON.stringify(result) : result);
  process.exitCode = result.finished === result.games && result.refusedOffers + result.invariantBreaks === 0 ? 0 : 1;
}

function run<S, C extends Command, E extends Event, V>(game: Game<S, C, E, V>): void {
  const { mode, games: count, part } = options;
  const seed = Number(options.seed ?? (count ? 1 : process.pid));
  if (mode !== undefined && !game.modes.includes(mode)) throw new Error(`there is no mode "${mode}"; there are ${game.modes.join(', ')}`);
  if (!count) void sit(game, mode ?? game.modes[0] ?? '', seed);
  else if (part === undefined) void report();
  else {
    const [own = 0, parts = 1] = part.split('/').map(Number);
    process.send?.(simulate(game, { games: Number(count), seed, mode, quests: options.quests, quest: options.quest, part: [own, parts] }, (fault) => console.error(fault)));
  }
}

const name = positionals[0] ?? 'heroes';
const start = games[name];
if (!start) throw new Error(`there is no game "${name}"; there are ${Object.keys(games).join(', ')}`);
start(run);
