import type { Judges, Scripts } from '../area';
import { attack, cannotAttack } from './attack';
import type { ShadowsCommand } from './command';
import { cannotAct, monstersAct } from './horde';
import { cannotMove, move } from './move';
import { ambush, cannotAmbush, cannotCurse, cannotLift, cannotPrepare, cannotRoam, curse, lift, prepare, roam } from './skill';
import { cannotCast, castSpell } from './spell';

export const judges: Judges<ShadowsCommand> = {
  'monster-move': cannotMove, 'monster-attack': cannotAttack, 'monster-cast': cannotCast, 'monster-prepare': cannotPrepare,
  curse: cannotCurse, 'lift-curse': cannotLift, roam: cannotRoam, ambush: cannotAmbush, 'monsters-act': cannotAct,
};
export const scripts: Scripts<ShadowsCommand> = {
  'monster-move': move, 'monster-attack': attack, 'monster-cast': castSpell, 'monster-prepare': prepare,
  curse, 'lift-curse': lift, roam, ambush, 'monsters-act': monstersAct,
};
