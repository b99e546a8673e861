import type { Line, Refusal, Script } from '../../core/ruleset';
import type { HeroesCommand } from './command';
import type { Content } from './content';
import type { HeroesEvent } from './event';
import * as attack from './rules/attack';
import * as cast from './rules/cast';
import * as monsters from './rules/monsters';
import * as move from './rules/move';
import * as search from './rules/search';
import * as sheet from './rules/sheet';
import * as trap from './rules/trap';
import * as turn from './rules/turn';
import type { Game, Known } from './state';

/** Why a command may not be done now, from what its sender may know: the one judge of buttons, sentences and bots. */
export function forbidden(content: Content, known: Known, command: HeroesCommand): Line | undefined {
  switch (command.type) {
    case 'pick-spell': return turn.cannotPick(content, known, command);
    case 'begin': return turn.cannotBegin(content, known);
    case 'move': return move.cannotMove(content, known, command);
    case 'jump': return move.cannotJump(content, known, command);
    case 'open': return move.cannotOpen(content, known, command);
    case 'attack': return attack.cannotAttack(content, known, command);
    case 'cast': return cast.cannotCast(content, known, command);
    case 'search': return search.cannotSearch(known, command);
    case 'disarm': return trap.cannotDisarm(known, command);
    case 'drink': return search.cannotDrink(content, known, command);
    case 'take': return move.cannotTake(known, command);
    case 'lift': return move.cannotLift(known, command);
    case 'lay-down': return move.cannotLayDown(known, command);
    case 'end-turn': return turn.cannotEndTurn(known, command);
    case 'monster-move': return monsters.cannotMonsterMove(content, known, command);
    case 'monster-attack': return monsters.cannotMonsterAttack(known, command);
    case 'trigger': return trap.cannotTrigger(known, command);
    case 'end-phase': return turn.notReferee(known, command.as);
    case 'monsters-act': return monsters.cannotMonstersAct(known);
    case 'leave': return turn.cannotLeave(content, known);
    case 'correct':
    case 'place':
    case 'wear':
    case 'stow':
    case 'note': return sheet.cannotCorrect(content, known, command);
  }
}

export function* decide(game: Game, command: HeroesCommand): Script<HeroesEvent, Refusal | void> {
  const not = forbidden(game.content, game.now(), command);
  if (not) return { refused: not };
  return yield* carryOut(game, command);
}

function carryOut(game: Game, command: HeroesCommand): Script<HeroesEvent> {
  switch (command.type) {
    case 'pick-spell': return turn.pickSpell(command);
    case 'begin': return turn.begin(game);
    case 'move': return move.move(game, command);
    case 'jump': return move.jump(game, command);
    case 'open': return move.open(game, command);
    case 'attack': return attack.attack(game, command);
    case 'cast': return cast.cast(game, command);
    case 'search': return search.search(game, command);
    case 'disarm': return trap.disarm(game, command);
    case 'drink': return search.drink(game, command);
    case 'take': return move.take(command);
    case 'lift': return move.lift(command);
    case 'lay-down': return move.layDown(game, command);
    case 'end-turn': return turn.endTurn(game, command);
    case 'monster-move': return monsters.monsterMove(game, command);
    case 'monster-attack': return monsters.monsterAttack(game, command);
    case 'trigger': return trap.trigger(game, command);
    case 'end-phase': return turn.endPhase(game);
    case 'monsters-act': return monsters.monstersAct(game);
    case 'leave': return turn.leave();
    case 'correct':
    case 'place':
    case 'wear':
    case 'stow':
    case 'note': return only(sheet.correction(game.content, game.now(), command));
  }
}

function* only(event: HeroesEvent): Script<HeroesEvent> {
  yield event;
}
