import type { Refusal } from '../../core/ruleset';
import type { Judges, Scripts } from './area';
import * as combat from './combat';
import { corrections, type EruneCommand } from './command';
import type { Content } from './content';
import * as explore from './explore';
import * as magic from './magic';
import { boxed } from './overlay';
import * as shadows from './shadows';
import * as sheet from './sheet';
import type { Game, Known, Not, Rule } from './state';
import * as turn from './turn';
import { settle } from './turn/settle';

const judges: Judges<EruneCommand> = { ...combat.judges, ...explore.judges, ...magic.judges, ...shadows.judges, ...sheet.judges, ...turn.judges };
const scripts: Scripts<EruneCommand> = { ...combat.scripts, ...explore.scripts, ...magic.scripts, ...shadows.scripts, ...sheet.scripts, ...turn.scripts };

/** Why a command may not be done now, from what its sender may know: the one judge of buttons, sentences and bots. */
export function forbidden(content: Content, known: Known, command: EruneCommand): Not {
  const judge = judges[command.type] as (content: Content, known: Known, command: EruneCommand) => Not;
  return judge(boxed(content, known.overlay), known, command);
}

export function* decide(content: Content, now: Game['now'], command: EruneCommand): Rule<Refusal | void> {
  const why = forbidden(content, now(), command);
  if (why) return { refused: why };
  const game: Game = { content: boxed(content, now().overlay), now };
  const script = scripts[command.type] as (game: Game, command: EruneCommand) => Rule;
  yield* script(game, command);
  if (!corrections.has(command.type)) yield* settle(game);
}
