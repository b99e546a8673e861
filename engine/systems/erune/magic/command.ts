import * as v from 'valibot';
import { by, id, ids, optional, yes } from '../field';

export const commands = [
  /** `target`: a figure, a room or a door, as the spell is aimed; `again`: a second time, by Remanence. */
  by('cast', { spell: id, target: optional(id), targets: optional(ids), again: yes }),
  by('use', { item: id, target: optional(id), weapon: optional(id) }),
  by('take-substance', { substance: id }),
  by('pact', { kind: v.picklist(['hidden-resources', 'purification', 'resurrection']), points: optional(v.picklist(['hp', 'mp'])) }),
  by('revive', { with: v.picklist(['fate', 'item']), item: optional(id) }),
  by('ability', { ability: v.picklist(['battle-cry', 'keen-ear']), door: optional(id) }),
] as const;
export type MagicCommand = v.InferOutput<(typeof commands)[number]>;
export type Of<T extends MagicCommand['type']> = Extract<MagicCommand, { type: T }>;
