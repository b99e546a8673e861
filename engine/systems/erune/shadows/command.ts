import * as v from 'valibot';
import { anyone, by, id, ids, optional, yes } from '../field';

export const commands = [
  /** `leaves`: whose attack zones are left inside the room; `past`: whom the Herald of Shadows comes close to. */
  by('monster-move', { monster: id, to: optional(id), leaves: optional(ids), past: optional(ids) }),
  /** `shoot`: from afar, though the target is near enough for the hand; `others`: who is struck too by Circular Attack. */
  by('monster-attack', { monster: id, target: id, behind: yes, skills: optional(ids), others: optional(ids), group: optional(id), ability: optional(id), chained: yes, shoot: yes }),
  by('monster-cast', { monster: id, spell: id, targets: optional(ids) }),
  by('monster-prepare', { monster: id }),
  by('curse', { curse: id, target: id }),
  by('lift-curse', { target: id }),
  by('roam', { kind: v.picklist(['rat', 'goblin']), room: id }),
  by('ambush', { monster: id, target: id }),
  anyone('monsters-act', {}),
] as const;
export type ShadowsCommand = v.InferOutput<(typeof commands)[number]>;
