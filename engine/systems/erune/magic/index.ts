import type { Judges, Scripts } from '../area';
import { ability, cannotAbility } from './ability';
import { cannotCast, cast } from './cast';
import type { MagicCommand } from './command';
import { cannotPact, pact } from './pact';
import { cannotRevive, revive } from './revive';
import { cannotTake, take } from './substance';
import { cannotUse, use } from './use';

export const judges: Judges<MagicCommand> = { cast: cannotCast, use: cannotUse, 'take-substance': cannotTake, pact: cannotPact, revive: cannotRevive, ability: cannotAbility };
export const scripts: Scripts<MagicCommand> = { cast, use, 'take-substance': take, pact, revive, ability };
