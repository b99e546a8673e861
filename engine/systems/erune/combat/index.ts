import type * as v from 'valibot';
import type { Judges, Scripts } from '../area';
import { attack, cannotAttack } from './attack';
import type { commands } from './command';
import { cannotProvoke, cannotReload, cannotStrikeSource, cannotThrow, cannotTopple, provoke, reload, strikeSource, throwAt, topple } from './deeds';

type CombatCommand = v.InferOutput<(typeof commands)[number]>;

export const judges: Judges<CombatCommand> = {
  attack: cannotAttack, 'strike-source': cannotStrikeSource, topple: cannotTopple, throw: cannotThrow, reload: cannotReload, provoke: cannotProvoke,
};
export const scripts: Scripts<CombatCommand> = { attack, 'strike-source': strikeSource, topple, throw: throwAt, reload, provoke };
