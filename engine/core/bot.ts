import type { Chance } from './chance';
import type { Outcome, Play } from './play';
import { awaited } from './question';
import { TABLE, type Answer, type CharacterId, type Command, type Event, type Offer, type Question, type Seat } from './ruleset';

/** A place at the table as a bot fills it: the table itself holds no character. */
export interface Hand {
  readonly seat: Seat;
  readonly eyes: readonly CharacterId[];
}

/** What somebody is about to do; a value, so that one deed can be tried on two games. */
export type Turn<C extends Command> =
  | { readonly do: 'command'; readonly by: Seat; readonly command: C }
  | { readonly do: 'roll'; readonly by: Seat; readonly question: string }
  | { readonly do: 'answer'; readonly by: Seat; readonly answer: Answer };

/** How much a bot likes an offer, against 1 for any other; 0 is never. */
export type Taste<C extends Command, V> = (offer: Offer<C>, view: V) => number;

const even = () => 1;

/** Plays any game by its public face alone. What it did often it does seldom, so that nothing goes round in circles for ever. */
export class Bots<S, C extends Command, E extends Event, V> {
  private readonly used = new Map<string, number>();

  constructor(
    private readonly hands: readonly Hand[],
    private readonly chance: Chance,
    private readonly taste: Taste<C, V> = even,
  ) {}

  /** The next deed of whoever is asked or may act; undefined when nobody can do anything. */
  next(play: Play<S, C, E, V>): Turn<C> | undefined {
    const { open } = play;
    return open?.question ? this.reply(open.question, open.answers) : this.act(play);
  }

  private act({ ruleset, state }: Play<S, C, E, V>): Turn<C> | undefined {
    const drafts = this.hands.flatMap(({ seat, eyes }) => {
      const view = ruleset.view(state, eyes);
      return ruleset
        .offers(view)
        .filter(({ not }) => !not)
        .map((offer) => ({ seat, offer, weight: this.taste(offer, view) / (1 + (this.used.get(JSON.stringify(offer.command)) ?? 0)) }));
    });
    const picked = weighed(drafts, this.chance);
    if (!picked) return undefined;
    const { command } = picked.offer;
    const deed = JSON.stringify(command);
    this.used.set(deed, (this.used.get(deed) ?? 0) + 1);
    return { do: 'command', by: picked.seat, command };
  }

  private reply(question: Question, answers: readonly Answer[]): Turn<C> | undefined {
    const waiting = awaited(question, answers);
    const as = waiting[this.chance.below(waiting.length)];
    if (as === undefined) return undefined;
    const by = this.hands.find(({ eyes }) => eyes.includes(as))?.seat ?? TABLE;
    if (question.ask !== 'choose') return { do: 'roll', by, question: question.id };
    const count = question.min + this.chance.below(question.max - question.min + 1);
    const left = question.options.map(({ id }) => id);
    const picks = Array.from({ length: count }, () => left.splice(this.chance.below(left.length), 1)).flat();
    return { do: 'answer', by, answer: { to: question.id, as, picks } };
  }
}

const FINE = 1_000_000;

function weighed<T extends { readonly weight: number }>(things: readonly T[], chance: Chance): T | undefined {
  const total = things.reduce((sum, { weight }) => sum + weight, 0);
  let left = (chance.below(FINE) / FINE) * total;
  return things.find(({ weight }) => (left -= weight) < 0);
}

export function perform<S, C extends Command, E extends Event, V>(play: Play<S, C, E, V>, turn: Turn<C>, id: string): Outcome<C, E> {
  switch (turn.do) {
    case 'command':
      return play.command(id, turn.by, turn.command);
    case 'roll':
      return play.roll(id, turn.by, turn.question);
    case 'answer':
      return play.answer(id, turn.by, turn.answer);
  }
}
