import type { Seat } from '../core/ruleset';
import { diff, patched, type Patch } from './patch';
import type { Picture } from './picture';

/** How many pictures of a seat are remembered: whoever missed no more of them gets a patch. */
const KEPT = 64;

export interface Hung {
  readonly rev: number;
  readonly picture: Picture;
}

export interface Step {
  readonly rev: number;
  readonly from: number;
  readonly patch: Patch;
}

/** The last pictures of each seat. Each seat has its own count, so that it does not tell what others were shown. */
export class Gallery {
  private readonly walls = new Map<Seat, Hung[]>();

  /** Hangs a picture where it differs from the seat's last, and says by what. */
  hang(seat: Seat, picture: Picture): Step | undefined {
    const wall = this.walls.get(seat) ?? [];
    const last = wall.at(-1);
    if (!last) {
      this.walls.set(seat, [{ rev: 1, picture }]);
      return undefined;
    }
    const patch = diff(last.picture, picture);
    if (!patch) return undefined;
    const rev = last.rev + 1;
    // What did not change is shared with the picture before, so many pictures cost little more than one.
    wall.push({ rev, picture: patched(last.picture, patch) as Picture });
    if (wall.length > KEPT) wall.shift();
    return { rev, from: last.rev, patch };
  }

  latest(seat: Seat): Hung | undefined {
    return this.walls.get(seat)?.at(-1);
  }

  /** From a picture that a screen still has to the latest, if that one is remembered. */
  since(seat: Seat, rev: number): Step | undefined {
    const wall = this.walls.get(seat);
    const last = wall?.at(-1);
    const old = wall?.find((hung) => hung.rev === rev);
    return last && old && { rev: last.rev, from: rev, patch: diff(old.picture, last.picture) ?? [] };
  }
}
