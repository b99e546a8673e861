import { Bots, perform, type Hand, type Turn } from '../../engine/core/bot';
import { seeded, type Chance } from '../../engine/core/chance';
import { Play } from '../../engine/core/play';
import { awaited } from '../../engine/core/question';
import { TABLE, type Offer, type Setup, type Weighted } from '../../engine/core/ruleset';
import { erune } from '../../engine/systems/erune';
import type { EruneCommand } from '../../engine/systems/erune/command';
import type { Content } from '../../engine/systems/erune/content';
import { entries } from '../../engine/systems/erune/entry';
import type { EruneEvent } from '../../engine/systems/erune/event';
import { maxOf } from '../../engine/systems/erune/points';
import { active, living, type State } from '../../engine/systems/erune/state';
import { taste } from '../../engine/systems/erune/taste';
import type { View } from '../../engine/systems/erune/view';
import { mood, wantedIn } from './mood';
import { parties } from './party';
import { Watched } from './watch';

// Bots that look for what nobody has met yet, until every effect of the content has happened.

const STEPS = 2500;
/** Who has met nothing new for so long begins another game. */
const PATIENCE = 800;
/** Deeds that may bring about what content says. */
const TELLING: ReadonlySet<EruneCommand['type']> = new Set(['begin', 'new-turn', 'open', 'search', 'trigger', 'trap', 'campfire', 'strike-source', 'take-substance', 'cast', 'use', 'attack']);
/** How often a deed is tried that brings nothing new; dice may fall otherwise. */
const TRIES = 6;
/** Files of which hidden chance draws. */
const DRAWN = ['turns', 'finds', 'traps', 'sources', 'campfires', 'wanderers'];

type Game = Play<State, EruneCommand, EruneEvent, View>;
type Players = Bots<State, EruneCommand, EruneEvent, View>;

/** Plays one game after the other, each time where most is left to be found. */
export class Reach {
  private readonly watched: Watched;
  private readonly seen = new Map<string, number>();
  private readonly things: readonly string[];
  private readonly dice = seeded(1);
  private games = 0;
  /** Memories that are worth a detour in this game. */
  private wanted: ReadonlySet<string> = new Set();

  constructor(private readonly content: Content) {
    this.things = wantedIn(content);
    this.watched = new Watched(entries(content));
  }

  get unreached(): readonly string[] {
    return this.watched.unreached;
  }

  /** Until nothing is left, or so many games were played; how many it took. */
  look(most: number): number {
    for (const setup of parties(this.content, this.watched)) {
      if (this.games >= most || this.watched.unreached.length === 0) break;
      this.play(setup, ++this.games);
    }
    return this.games;
  }

  private somebody(state: State): string | undefined {
    return living(state)[this.dice.below(living(state).length)]?.id;
  }

  private listen({ entries: told }: Game, from: number): void {
    for (const { lines } of told.slice(from)) for (const { key } of lines) this.watched.hear(key);
  }

  private hides(entry: string): boolean {
    return this.watched.hidden(entry) > 0 || this.watched.serves(entry, this.wanted);
  }

  /** What somebody who arrives would bring is worth the draw that lets somebody arrive. */
  private worth(id: string): number {
    return DRAWN.reduce((sum, file) => sum + this.watched.hidden(`${file} ${id}`) + (this.watched.does(`${file} ${id}`, 'meet') && this.strangers() ? 1 : 0), 0);
  }
  private strangers(): boolean {
    return this.watched.entries.some((entry) => entry.startsWith('wanderers ') && this.hides(entry));
  }

  /** Of what may be drawn: what hides something, then what was seen least. */
  private rarest(from: readonly Weighted[]): string | undefined {
    // Rows within an effect have numbers only, which say nothing of what they hide.
    if (from.every(({ id }) => /^\d+$/.test(id))) return from[this.dice.below(from.length)]?.id;
    const among = from.map(({ id }) => id).join();
    const count = (id: string) => this.seen.get(`${among}:${id}`) ?? this.seen.get(id) ?? 0;
    const [drawn] = from.toSorted((a, b) => Number(this.worth(b.id) > 0) - Number(this.worth(a.id) > 0) || count(a.id) - count(b.id));
    if (drawn) for (const key of [drawn.id, `${among}:${drawn.id}`]) this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
    return drawn?.id;
  }

  /** A deed that may bring about what nobody has met is worth a detour. */
  private eager({ command }: Offer<EruneCommand>, { quest, adventurers }: View, temper: number): number {
    const who = command.as === undefined ? undefined : adventurers[command.as];
    const own = (place: string) => `quests/${quest} ${who?.room}.${place}`;
    switch (command.type) {
      case 'use': return this.hides(`items ${command.item}`) ? 40 : 1;
      case 'cast': return this.hides(`spells ${command.spell}`) ? 40 : 1;
      // Some let a trap go off, or a fight begin, before they talk to anybody.
      case 'trigger': return temper > 0 && (this.hides(own(command.event)) || this.hides(`wanderers ${command.event}`)) ? 40 : 1;
      case 'search': return this.hides(own(command.place)) ? 20 : 10;
      case 'take-substance': return ['poor', 'normal', 'fine', who?.kind].some((part) => this.hides(`substances ${command.substance}.${part}`)) ? 40 : 1;
      case 'bring': return command.fields.flatMap((field) => this.content.fields[field]?.spells ?? []).some((spell) => this.hides(`spells ${spell}`)) ? 40 : 1;
      case 'campfire': return 200;
      case 'strike-source': return 40;
      case 'trap': return 4;
      case 'curse':
      case 'pact': return 30;
      default: return 1;
    }
  }

  private play(setup: Setup, seed: number): void {
    const ruleset = erune(this.content);
    const dice = seeded(seed);
    const temper = seed % 3;
    this.wanted = this.watched.wanted;
    const chance: Chance = { below: (n) => dice.below(n), among: (from) => this.rarest(from) };
    const play: Game = new Play(ruleset, chance, { n: 0, state: ruleset.setup(setup) });
    // One seat holds everybody, so that one look at the game is enough.
    const hands: readonly Hand[] = [{ seat: TABLE, eyes: setup.characters.map(({ id }) => id) }];
    const liking = taste(this.content);
    const bots: Players = new Bots(hands, seeded(seed + 1), (offer, view) => liking(offer, view) * this.eager(offer, view, temper));
    let news = 0;
    for (let step = 0; step < STEPS && step - news < PATIENCE && !ruleset.ended(play.state); step++) {
      const { left } = this.watched;
      const turn = this.choice(play) ?? bots.next(play);
      if (!turn) break;
      if (turn.do === 'command' && TELLING.has(turn.command.type)) this.rehearse(play, chance, bots, turn);
      const told = play.entries.length;
      perform(play, turn, `${step}`);
      if (!play.open) for (const [k, correction] of this.amends(play.state, temper, step).entries()) play.command(`${step}-${k}`, TABLE, correction);
      this.listen(play, told);
      if (this.watched.left < left) news = step;
    }
  }

  /** A deed is cheap to try beforehand on a copy of the game, for as long as it brings something new. */
  private rehearse({ ruleset, state }: Game, chance: Chance, bots: Players, deed: Extract<Turn<EruneCommand>, { do: 'command' }>): void {
    for (let i = 0, idle = 0; idle < TRIES; i++) {
      const { left } = this.watched;
      const copy: Game = new Play(ruleset, chance, { n: 0, state });
      for (const [k, correction] of mood(state, deed.command.as ?? this.somebody(state), this.things, i).entries()) copy.command(`mood-${k}`, TABLE, correction);
      perform(copy, deed, 'deed');
      for (let step = 0; copy.open && step < STEPS; step++) {
        const turn = this.choice(copy) ?? bots.next(copy);
        if (!turn) break;
        perform(copy, turn, `${step}`);
      }
      this.listen(copy, 0);
      idle = this.watched.left < left ? 0 : idle + 1;
    }
  }

  /** What the table sets right by hand: one party in three is tossed about, two see the end of every passage, because they mend what hurts, or say that the monsters fell. */
  private amends(state: State, temper: number, step: number): readonly EruneCommand[] {
    const [first] = living(state);
    if (!first) return [];
    if (temper === 0) return step % 50 === 0 ? mood(state, this.somebody(state), this.things, step / 50) : [];
    const mended = living(state).flatMap((who): EruneCommand[] => {
      const by = maxOf(this.content, who, 'hp') - who.hp;
      return by > 2 ? [{ type: 'correct', as: who.id, track: 'hp', by }] : [];
    });
    return temper === 1 ? mended : [...mended, ...active(state).map(({ id }): EruneCommand => ({ type: 'slay', as: first.id, monster: id }))];
  }

  /** Where somebody chooses one of several: what hides something, often what leaves a memory that something asks for, else anything. */
  private choice({ open }: Game): Turn<EruneCommand> | undefined {
    const question = open?.question;
    if (question?.ask !== 'choose' || question.max !== 1 || question.min !== 1) return undefined;
    const [as] = awaited(question, open?.answers ?? []);
    const telling = question.options.filter(({ id }) => this.watched.behind(id) > 0);
    const serving = question.options.filter(({ id }) => this.watched.serves(id, this.wanted));
    const among = telling.length > 0 ? telling : serving.length > 0 && this.dice.below(2) === 0 ? serving : question.options;
    const pick = among[this.dice.below(among.length)]?.id;
    return as === undefined || pick === undefined ? undefined : { do: 'answer', by: TABLE, answer: { to: question.id, as, picks: [pick] } };
  }
}
