import type { Answer, CharacterId, Seat } from '../core/ruleset';
import type { Wish } from './outbox';
import type { Sitting } from './roster';

type Unnamed<W> = W extends Wish ? Omit<W, 'id'> : never;
/** A wish before it has an id. */
export type NewWish = Unnamed<Wish>;

/** What a person at a screen can ask of the host besides commands. Each returns the id that a refusal would name. */
export abstract class Wishes {
  protected abstract wish(wish: NewWish): string;

  answer(answer: Answer): string {
    return this.wish({ t: 'answer', answer: { ...answer, picks: [...answer.picks] } });
  }

  /** The app's dice answer the question. */
  roll(question: string): string {
    return this.wish({ t: 'roll', question });
  }

  undo(of: number): string {
    return this.wish({ t: 'undo', of });
  }

  /** Agrees to somebody's undo, declines it, or with `false` takes one's own request back. */
  consent(yes: boolean): string {
    return this.wish({ t: 'consent', yes });
  }

  /** `seat` is for the table: one that plays on its phone, or `new`. */
  sit({ characters, ...rest }: Sitting & { readonly seat?: Seat | 'new' }): string {
    return this.wish({ t: 'sit', ...rest, ...(characters && { characters: [...characters] }) });
  }

  /** The table alone may do this and what follows. */
  start(): string {
    return this.wish({ t: 'start' });
  }

  quest(quest: string): string {
    return this.wish({ t: 'quest', quest });
  }

  /** The table's own choices, all of them: how much help, an overlay. */
  choose(options: unknown): string {
    return this.wish({ t: 'options', options });
  }

  admit(knock: string, seat: Seat | 'new' | 'no'): string {
    return this.wish({ t: 'admit', knock, seat });
  }

  remove(seat: Seat): string {
    return this.wish({ t: 'remove', seat });
  }

  lend(character: CharacterId, to: Seat): string {
    return this.wish({ t: 'lend', character, to });
  }
}
