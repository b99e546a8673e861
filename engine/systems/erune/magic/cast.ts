import type { Id } from '../../../core/ruleset';
import { spent } from '../actions';
import { affords, byType, masters, pay } from '../combat/skill';
import { successTest } from '../combat/test';
import type { Content, Field, Spell } from '../content';
import { perform, type Cast } from '../effects';
import { unseen } from '../leaf';
import { short, spend } from '../points';
import { adventurer, inSight, living, monstersIn, must, not, opponents, roomOf, type Adventurer, type Game, type Known, type Not, type Rule } from '../state';
import type { Of } from './command';

/** R3.7, R24.2: the brought field that holds this spell. */
export const fieldOf = (content: Content, who: Adventurer, spell: Id): Field | undefined => who.brought.map((field) => content.fields[field]).find((field) => field?.spells.includes(spell));

export function cannotCast(content: Content, known: Known, command: Of<'cast'>): Not {
  const { as, spell, again } = command;
  const why = spent(known, as, 'combat'); // R24.9
  if (why) return why;
  const who = adventurer(known, as);
  const card = content.spells[spell];
  const field = fieldOf(content, who, spell);
  if (!card || !field) return not('unknown-spell', { hero: as }); // R3.8 R24.1
  const times = who.cast[spell] ?? 0;
  if (!again && times > 0) return not('spell-used', { hero: as, spell }); // R24.5
  if (again && times !== 1) return not(times === 0 ? 'spell-unused' : 'spell-used', { hero: as, spell }); // R24.6
  if (again && !masters(content, known, as, 'remanence')) return not('not-mastered', { hero: as, skill: 'remanence' }); // R24.6
  if (again && !affords(content, known, as, 'remanence')) return not('too-few-sp-for', { hero: as, skill: 'remanence' });
  return short(who, 'mp', field.rank) ?? cannotAim(content, known, who, card, command); // R24.4
}

/** R24.8: in sight, anywhere, or in the caster's own room. */
const reaches = (content: Content, known: Known, who: Adventurer, { range }: Spell, room: Id): boolean => {
  if (range === 'anywhere') return true; // R24.8
  return range === 'around' ? room === who.room : inSight(content, known, who.room, room); // R24.8
};

function cannotAim(content: Content, known: Known, who: Adventurer, spell: Spell, { target, targets }: Of<'cast'>): Not {
  const far = (figure: Id): Not => (reaches(content, known, who, spell, roomOf(known, figure) ?? '') ? undefined : not('out-of-range', { target: figure })); // R24.8
  const foe = (figure: Id | undefined): Not => (figure === undefined || !known.monsters[figure]?.active ? not('no-such-target') : far(figure)); // R11.1
  const ally = (figure: Id | undefined, dead: boolean): Not => {
    const friend = figure === undefined ? undefined : known.adventurers[figure];
    if (!friend) return not('no-such-target');
    if (friend.dead !== dead) return not(dead ? 'not-fallen' : 'dead', { hero: friend.id }); // R37.6
    return far(friend.id);
  };
  switch (spell.aim) {
    case 'self': return undefined;
    case 'enemy': return foe(target);
    case 'ally': return ally(target, false); // R60.2
    case 'fallen': return ally(target, true);
    case 'enemies': return (targets?.length ?? 0) === 0 || new Set(targets).size < (targets?.length ?? 0) ? not('no-such-target') : targets?.map(foe).find((why) => why !== undefined);
    case 'allies': return new Set(targets).size < (targets?.length ?? 0) ? not('no-such-target') : targets?.map((each) => ally(each, false)).find((why) => why !== undefined);
    case 'door': return unseen({ content }, known).some(({ door }) => door === target) ? undefined : not('nothing-to-reveal');
    case 'room':
    case 'everyone': {
      const room = target ?? who.room;
      if (!known.rooms[room]) return not('room-unseen');
      return reaches(content, known, who, spell, room) ? undefined : not('room-out-of-sight'); // R25.3 R25.5
    }
  }
}

/** Whom a spell meets. */
function met(content: Content, known: Known, who: Adventurer, spell: Spell, { target, targets }: Of<'cast'>): Cast {
  const room = target !== undefined && known.rooms[target] ? target : who.room;
  switch (spell.aim) {
    case 'self': return {};
    case 'enemies': return { targets: targets ?? [] };
    case 'allies': return { targets: targets ?? living(known).filter((ally) => reaches(content, known, who, spell, ally.room)).map(({ id }) => id) };
    case 'room':
    case 'everyone': {
      const folk = living(known).filter((ally) => ally.room === room && (spell.range !== 'around' || ally.id !== who.id));
      return { room, targets: [...monstersIn(known, room).filter(({ active }) => active), ...folk].map(({ id }) => id) }; // R25.3
    }
    default: return target === undefined ? {} : { target };
  }
}

/** R24.11: choose, check the range, pay, apply, mark. */
export function* cast(game: Game, command: Of<'cast'>): Rule {
  const { as, spell, target, again } = command;
  const card = must(game.content.spells[spell], spell);
  const who = adventurer(game.now(), as);
  if (again) yield* pay(game, as, 'remanence'); // R24.6
  yield { type: 'acted', who: as, action: 'combat' }; // R24.9
  yield* spend(as, 'mp', must(fieldOf(game.content, who, spell), spell).rank); // R24.4 R24.11
  const aimed = target ? { target } : {};
  yield { type: 'spell-cast', who: as, spell, ...aimed }; // R24.5
  const aim = met(game.content, game.now(), who, card, command);
  const left = yield* unresisted(game, card, aim);
  if (card.type === 'offensive' || card.type === 'hindering') yield* turnAway(game, as, card, aim);
  if (left) yield* perform(game, card.effects, { user: as, spell, ...left }); // R24.11
}

/** Magic Resilience: a hindering spell fails on a success test with two bolts; where all resist, nothing is left of it. */
function* unresisted(game: Game, { id, type }: Spell, aim: Cast): Rule<Cast | undefined> {
  if (type !== 'hindering') return aim;
  const resisting = [...(aim.targets ?? []), ...(aim.target ? [aim.target] : [])].filter((figure) => byType(game.content, game.now(), figure, 'magic-resilience'));
  const gone: Id[] = [];
  for (const figure of resisting)
    if ((yield* successTest(game, figure)) === 2) {
      gone.push(figure);
      yield { type: 'spell-failed', spell: id, target: figure };
    }
  if (gone.length === 0) return aim;
  const { target, targets, ...rest } = aim;
  const left = (targets ?? (target ? [target] : [])).filter((figure) => !gone.includes(figure));
  return left.length > 0 ? { ...rest, targets: left, ...(target && !gone.includes(target) && { target }) } : undefined;
}

/** Who casts at somebody else from afar is no longer engaged with an opponent (R16.2). */
function* turnAway(game: Game, as: Id, { aim, range }: Spell, { target, targets }: Cast): Rule {
  if (aim === 'self' || range === 'around') return;
  for (const monster of opponents(game.now(), as)) if (monster !== target && !targets?.includes(monster)) yield { type: 'disengaged', adventurer: as, monster };
}
