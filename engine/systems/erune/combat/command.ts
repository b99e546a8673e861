import { by, id, ids, optional, yes } from '../field';

export const commands = [
  /** With the weapon in use. `shoot`: from afar, though the target is near enough for the hand (R21.3). `between`: the first character on the line of a shot, as the players see it (R22.2). */
  by('attack', { target: id, shoot: yes, behind: yes, skills: optional(ids), others: optional(ids), group: optional(id), between: optional(id), chained: yes }),
  by('strike-source', { skills: optional(ids) }),
  by('topple', { furniture: id, targets: ids, monster: optional(id) }),
  by('throw', { item: id, targets: ids, near: optional(ids) }),
  by('reload', {}),
  by('provoke', { monster: id }),
] as const;
