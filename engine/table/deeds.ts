import { awaited } from '../core/question';
import { isRefusal, refuse, TABLE, type Answer, type AnyRuleset, type Command, type Question, type Refusal, type Seat } from '../core/ruleset';
import type { Ledger } from './ledger';
import { eyesOf, mayActAs, type Roster } from './roster';

/** What becomes of a deed: refused, done and on disk, or to be settled later. */
export type Verdict = Refusal | 'done' | 'waiting';

/** What became of a deed that had to wait. */
export interface Settled {
  readonly seat: Seat;
  readonly id: string;
  readonly refusal?: Refusal;
}

interface Waiting {
  readonly seat: Seat;
  readonly id: string;
  readonly command: Command;
}

/** An undo that somebody else must agree to. */
interface Proposal {
  readonly id: string;
  readonly by: Seat;
  readonly of: number;
}

/** What the deeds need to know of the room. */
export interface Room {
  readonly ruleset: AnyRuleset;
  roster(): Roster;
  /** Whether `seat` is somebody else who is here and could agree to what `by` asks. */
  other(seat: Seat, by: Seat): boolean;
  /** Whether anybody is such another. */
  company(by: Seat): boolean;
  /** Draws what everybody will see; throws where the rules cannot show a state. */
  look(): void;
}

/** Judges what seats want to do in the game: whose it is, what must wait, what somebody must agree to. */
export class Deeds {
  private queue: Waiting[] = [];
  private proposal: Proposal | undefined;
  private settled: Settled[] = [];

  constructor(
    private readonly ledger: Ledger,
    private readonly room: Room,
  ) {}

  waitingOf(seat: Seat): Waiting | undefined {
    return this.queue.find((waiting) => waiting.seat === seat);
  }

  get proposed(): Proposal | undefined {
    return this.proposal;
  }

  /** Taken once, by whoever tells everybody. */
  takeSettled(): readonly Settled[] {
    const { settled } = this;
    this.settled = [];
    return settled;
  }

  command(seat: Seat, id: string, from: Command): Verdict {
    if (this.ledger.has(seat, id)) return 'done';
    if (this.queue.some((waiting) => waiting.seat === seat && waiting.id === id)) return 'waiting';
    const command = this.read(from);
    if (isRefusal(command)) return command;
    const fault = this.misplaced(seat, command);
    if (fault) return fault;
    if (this.room.ruleset.corrections.has(command.type) || !this.ledger.play.open) return this.play(seat, id, command);
    if (this.waitingOf(seat)) return refuse('table.one-waits');
    this.queue.push({ seat, id, command });
    return 'waiting';
  }

  withdraw(seat: Seat, id: string): Verdict {
    const waiting = this.waitingOf(seat);
    if (waiting?.id !== id) return refuse('table.nothing-waits');
    this.queue = this.queue.filter((other) => other !== waiting);
    return 'done';
  }

  answer(seat: Seat, id: string, answer: Answer): Verdict {
    if (this.ledger.has(seat, id)) return 'done';
    const fault = this.mayNotAnswer(seat, answer);
    return fault ?? this.did(() => this.ledger.attempt((play) => play.answer(id, seat, answer), this.room.look));
  }

  roll(seat: Seat, id: string, question: string): Verdict {
    if (this.ledger.has(seat, id)) return 'done';
    const asked = this.ledger.play.open?.question;
    const as = asked?.ask === 'roll' ? asked.to : TABLE;
    const fault = asked?.secret || asked?.ask === 'roll' ? this.mayNotAnswer(seat, { to: question, as }) : undefined;
    return fault ?? this.did(() => this.ledger.attempt((play) => play.roll(id, seat, question), this.room.look));
  }

  undo(seat: Seat, id: string, of: number): Verdict {
    const { play } = this.ledger;
    if (this.ledger.has(seat, id)) return 'done';
    if (this.proposal?.by === seat && this.proposal.id === id) return 'waiting';
    const entry = this.ledger.entry(of);
    if (!entry || play.undone.has(of)) return refuse('core.nothing-to-undo');
    if (entry.by !== seat && seat !== TABLE) return refuse('table.not-your-deed');
    // A correction is taken back by its inverse: nothing later goes with it.
    const contested = entry.deed.kind !== 'correction' && play.contested(of, seat);
    if (!contested || !this.room.company(seat)) return this.takeBack(seat, id, of);
    if (this.proposal && this.proposal.by !== seat) return refuse('table.consent-open');
    this.drop('table.undo-overtaken');
    this.proposal = { id, by: seat, of };
    return 'waiting';
  }

  /** Another's yes or no to an undo; the asker's no takes the request back. */
  consent(seat: Seat, yes: boolean): Verdict {
    const { proposal } = this;
    if (!proposal) return refuse('table.nothing-proposed');
    if (proposal.by === seat && !yes) {
      this.drop('table.undo-withdrawn');
      return 'done';
    }
    if (!this.room.other(seat, proposal.by)) return refuse('table.other-must-agree');
    if (!yes) {
      this.drop('table.undo-declined');
      return 'done';
    }
    this.proposal = undefined;
    const { by, id, of } = proposal;
    const verdict = this.takeBack(by, id, of);
    if (isRefusal(verdict)) this.settled.push({ seat: by, id, refusal: verdict });
    else this.settled.push({ seat: by, id });
    return verdict;
  }

  /** A seat is gone for good: what it wanted goes too. */
  leave(seat: Seat): void {
    this.queue = this.queue.filter((waiting) => waiting.seat !== seat);
    if (this.proposal?.by === seat) this.proposal = undefined;
  }

  private read(from: Command): Command | Refusal {
    try {
      return this.room.ruleset.read(from) as Command | Refusal;
    } catch {
      return refuse('table.bad-command');
    }
  }

  private misplaced(seat: Seat, { as }: Command): Refusal | undefined {
    const roster = this.room.roster();
    if (as !== undefined) return mayActAs(roster, seat, as) ? undefined : refuse('table.not-your-character');
    return seat === TABLE || eyesOf(roster, seat).length > 0 ? undefined : refuse('table.no-character');
  }

  /** A secret question is hidden from everybody else, even by how their answer to it is refused. */
  private mayNotAnswer(seat: Seat, { to, as }: Pick<Answer, 'to' | 'as'>): Refusal | undefined {
    const { open } = this.ledger.play;
    const question: Question | undefined = open?.question;
    if (!open || question?.id !== to) return refuse('core.question-over');
    const theirs = as === TABLE ? seat === TABLE : mayActAs(this.room.roster(), seat, as);
    if (!question.secret) return theirs ? undefined : refuse('table.not-your-character');
    const own = theirs && (seat !== TABLE || as === TABLE);
    return own && awaited(question, open.answers).includes(as) ? undefined : refuse('core.question-over');
  }

  private play(seat: Seat, id: string, command: Command): Verdict {
    return this.did(() => this.ledger.attempt((play) => play.command(id, seat, command), this.room.look));
  }

  private takeBack(seat: Seat, id: string, of: number): Verdict {
    return this.did(() => this.ledger.attempt((play) => play.undo(id, seat, of), this.room.look));
  }

  /** After each deed: an undo that was proposed before it no longer means the same, and what waited may go on. */
  private did(deed: () => Refusal | undefined): Verdict {
    const fault = deed();
    if (fault) return fault;
    if (this.ledger.play.entries.at(-1)?.deed.kind !== 'correction') this.drop('table.undo-overtaken');
    if (!this.ledger.play.open) this.next();
    return 'done';
  }

  private next(): void {
    const waiting = this.queue.shift();
    if (!waiting) return;
    const { seat, id, command } = waiting;
    const verdict = this.misplaced(seat, command) ?? this.play(seat, id, command);
    this.settled.push(isRefusal(verdict) ? { seat, id, refusal: verdict } : { seat, id });
    if (!this.ledger.play.open) this.next();
  }

  private drop(key: string): void {
    if (!this.proposal) return;
    const { by, id } = this.proposal;
    this.proposal = undefined;
    this.settled.push({ seat: by, id, refusal: refuse(key) });
  }
}
