import type { Judges, Scripts } from '../area';
import type { TurnCommand } from './command';
import { abandon, campfire, cannotAbandon, cannotBeDone, cannotEndPhase, cannotLight, cannotPrepare, done, endPhase, prepare } from './deed';
import { begin, cannotBegin, cannotBeginTurn, newTurn } from './round';

export const judges: Judges<TurnCommand> = {
  begin: cannotBegin, 'new-turn': cannotBeginTurn, 'end-mos-phase': cannotEndPhase, done: cannotBeDone, prepare: cannotPrepare, campfire: cannotLight, abandon: cannotAbandon,
};
export const scripts: Scripts<TurnCommand> = { begin, 'new-turn': newTurn, 'end-mos-phase': endPhase, done, prepare, campfire, abandon };
