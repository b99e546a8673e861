import type { Chance } from './chance';
import type { Line } from './ruleset';

/** Divides evenly by every small number of wordings. */
const WORDINGS = 60;
/** So far from the last wording it is another one, whether a language has two of them or six. */
const APART = [1, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 49, 53, 59];
/** Who hears so many other lines in between does not notice that one comes again. */
const REMEMBERED = 32;

export type Said = readonly (readonly [key: string, pick: number])[];

/** In which wording each line was said last, so that none is heard twice running. */
export class Wordings {
  private readonly picks: Map<string, number>;

  constructor(said: Said = []) {
    this.picks = new Map(said);
  }

  get said(): Said {
    return [...this.picks];
  }

  /** Chance is asked each time, so that what was said before changes no die. */
  next(key: string, chance: Chance): number {
    const last = this.picks.get(key);
    const drawn = chance.below(WORDINGS);
    const pick = last === undefined ? drawn : (last + (APART[drawn % APART.length] ?? 1)) % WORDINGS;
    this.hear({ key, pick });
    return pick;
  }

  hear({ key, pick }: Line): void {
    if (pick === undefined) return;
    this.picks.delete(key);
    this.picks.set(key, pick);
    const [oldest] = this.picks.keys();
    if (this.picks.size > REMEMBERED && oldest !== undefined) this.picks.delete(oldest);
  }
}
