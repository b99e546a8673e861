import * as v from 'valibot';
import { anyone, by, optional, yes } from '../field';

export const commands = [
  anyone('begin', {}),
  anyone('new-turn', {}),
  by('end-mos-phase', {}),
  by('done', {}),
  /** `mp`: Arcane Focus takes a temporary MP in place of the SP. */
  by('prepare', { mp: yes }),
  anyone('campfire', {}),
  /** Which side gives up; without it, the one who says so. */
  anyone('abandon', { side: optional(v.picklist(['adventurers', 'mos'])) }),
] as const;
export type TurnCommand = v.InferOutput<(typeof commands)[number]>;
