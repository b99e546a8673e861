import * as v from 'valibot';
import { anyone, by, few, id, ids, optional, yes } from '../field';

const TRACKS = ['hp', 'sp', 'mp', 'gold', 'fate', 'xp', 'cards', 'laid'] as const;
const step = v.pipe(v.number(), v.integer(), v.minValue(-1000), v.maxValue(1000));
const text = v.pipe(v.string(), v.maxLength(2000));

/** Of one's own sheet, always allowed: deltas without a question. */
const own = [
  /** Of the MoS: `xp`, and `sp` for the reserve. */
  by('correct', { track: v.picklist(TRACKS), by: step }),
  by('place', { room: id }),
  /** `use`: takes it in hand, or puts it on, at once. */
  by('hand', { item: id, by: step, use: yes }),
  by('note', { text }),
  by('never', { skill: id, on: v.boolean() }),
  anyone('mend', { monster: id, by: step }),
] as const;

export const commands = [
  /** `skills` are the Master of Shadows' two. */
  by('choose', { skill: optional(id), skills: optional(ids), fields: optional(ids) }),
  by('bring', { fields: ids }),
  by('level-up', { skill: optional(id), field: optional(id) }),
  by('equip', { item: id }),
  by('stow', { item: id }),
  by('discard', { item: id, count: optional(few) }),
  by('buy', { item: id }),
  by('sell', { item: id }),
  by('leave-town', {}),
  anyone('help', { level: v.picklist(['sheets', 'guided']) }),
  /** A monster that fell where the app did not look: the table played that fight itself. */
  by('slay', { monster: id }),
  ...own,
] as const;

export type SheetCommand = v.InferOutput<(typeof commands)[number]>;
export type Correction = v.InferOutput<(typeof own)[number]>;
export const corrections = ['correct', 'place', 'hand', 'note', 'never', 'mend'] as const satisfies readonly Correction['type'][];
