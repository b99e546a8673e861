import { Bots, perform, type Hand } from '@engine/core/bot';
import { seeded, type Chance } from '@engine/core/chance';
import { told } from '@engine/core/journal';
import { Play } from '@engine/core/play';
import { isRefusal, type Command, type Event, type Line, type Question, type Setup, type Weighted } from '@engine/core/ruleset';
import { run } from '@engine/core/script';
import { BOUND, handsOf, type Subject } from './game';

/** How often each thing was met; shared by all games, so that later ones look for what is still missing. */
class Tally {
  private readonly counts = new Map<string, number>();
  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }
  add(what: string): void {
    this.counts.set(what, this.of(what) + 1);
  }
  met(): ReadonlySet<string> {
    return new Set(this.counts.keys());
  }
}

export interface Coverage {
  readonly events: ReadonlySet<string>;
  readonly lines: ReadonlySet<string>;
}

/** Plays games that look for what was met least: draws, offers, corrections, stale buttons and deeds that make no sense. */
export class Coverer<S, C extends Command, E extends Event, V> {
  private readonly events = new Tally();
  private readonly lines = new Tally();
  private readonly draws = new Tally();

  constructor(
    private readonly subject: Subject<S, C, E, V>,
    /** Deeds that nobody is offered. */
    private readonly strange: (state: S) => readonly C[],
  ) {}

  get coverage(): Coverage {
    return { events: this.events.met(), lines: this.lines.met() };
  }

  meet(line: Line | undefined): void {
    if (line) this.lines.add(line.key);
  }

  play(setup: Setup, seed: number): void {
    const { ruleset, taste, corrections } = this.subject;
    const dice = seeded(seed);
    const chance: Chance = { below: (n) => dice.below(n), among: (from) => this.rarest(from) };
    const hands = handsOf(setup);
    const play = new Play(ruleset, chance, { n: 0, state: ruleset.setup(setup) });
    const bots = new Bots<S, C, E, V>(hands, seeded(seed + 1), (offer, view) => taste(offer, view) / (1 + this.lines.of(offer.line.key)));
    const stale: C[] = [];
    for (let step = 0; step < BOUND && !ruleset.ended(play.state); step++) {
      const turn = bots.next(play);
      if (!turn) break;
      if (play.open?.question) this.read(play.open.question);
      else this.look(play, hands, stale, dice);
      perform(play, turn, `step-${step}`);
      const all = corrections(play.state);
      const correction = all[dice.below(all.length * 8)];
      const outcome = correction && play.command(`correction-${step}`, 'seat', correction);
      if (outcome && isRefusal(outcome)) this.meet(outcome.refused);
    }
    this.poke(play, [...stale, ...this.strange(play.state)]);
    for (const { events } of play.entries) for (const { type } of events) this.events.add(type);
    for (const { line } of told(play.entries, play.undone, hands.flatMap(({ eyes }) => eyes))) this.meet(line);
  }

  private rarest(from: readonly Weighted[]): string | undefined {
    const [drawn] = [...from].sort((a, b) => this.draws.of(a.id) - this.draws.of(b.id));
    if (drawn) this.draws.add(drawn.id);
    return drawn?.id;
  }

  private read(question: Question): void {
    this.meet(question.why);
    if (question.ask === 'choose') for (const { line } of question.options) this.meet(line);
  }

  /** What is offered now, and what was offered before and is pressed too late. */
  private look(play: Play<S, C, E, V>, hands: readonly Hand[], stale: C[], dice: Chance): void {
    const { ruleset } = this.subject;
    for (const { eyes } of hands)
      for (const { line, not, command } of ruleset.offers(ruleset.view(play.state, eyes))) {
        this.meet(line);
        this.meet(not);
        if (dice.below(6) === 0) stale.push(command);
      }
    const late = Array.from({ length: 12 }, () => stale[dice.below(stale.length)]).flatMap((command) => command ?? []);
    this.poke(play, [...late, ...(dice.below(4) === 0 ? this.strange(play.state) : [])]);
  }

  private poke({ ruleset, state, last }: Play<S, C, E, V>, deeds: readonly C[]): void {
    for (const deed of deeds) this.meet(run(ruleset, state, deed, [], last + 1).refusal?.refused);
  }
}
