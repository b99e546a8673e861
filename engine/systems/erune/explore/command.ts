import * as v from 'valibot';
import { by, few, id, ids, optional, yes } from '../field';

/** R39.2: each skill once on one action. */
const skills = optional(v.pipe(v.array(v.picklist(['race', 'footwork'])), v.maxLength(2)));
/** Squares that are left, as they are counted on the board. */
const squares = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40));

export const commands = [
  /** The roll, and the room in which the move ends or goes on; `leaves`: enemies whose attack zone is left within the room. */
  by('move', { to: optional(id), leaves: optional(ids), teleport: yes, skills }),
  /** The same move goes on, without a new roll. */
  by('go-on', { to: optional(id), leaves: optional(ids) }),
  by('open', { door: id }),
  by('jump', {}),
  by('climb', {}),
  by('turn', {}),
  by('detect', {}),
  /** `room`, or a piece of furniture. */
  by('search', { place: id }),
  by('disarm', { trap: id }),
  by('lay-trap', {}),
  /** The Master of Shadows: somebody stepped on this hidden trap. */
  by('trap', { target: id, trap: id, left: optional(squares) }),
  by('trigger', { event: id }),
  /** An item or `gold`. */
  by('give', { to: id, item: id, count: optional(few) }),
] as const;
export type ExploreCommand = v.InferOutput<(typeof commands)[number]>;
