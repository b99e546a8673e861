import { draw } from '../../../core/script';
import type { Line, Script } from '../../../core/ruleset';
import { successes } from '../contest';
import type { Of } from '../command';
import type { Content } from '../content';
import type { HeroesEvent } from '../event';
import { heroKind, isDead, jumpTarget, must, neighbours, questOf, type Game, type Known } from '../state';
import { skillTest } from './dice';
import { spring } from './trap';
import { idle, reveal, settle, spent } from './turn';

/** R4.1: squares are counted on the board; the app keeps the room that the move ends in. */
export function cannotMove(content: Content, known: Known, { as, to }: Of<'move'>): Line | undefined {
  const not = spent(known, as, 'move');
  if (not) return not;
  const { room } = must(known.heroes[as], as);
  return to === room || neighbours(content, known, room).includes(to) ? undefined : { key: 'heroes.no-way-there' };
}

export function* move(game: Game, { as, to }: Of<'move'>): Script<HeroesEvent> {
  yield { type: 'acted', hero: as, action: 'move' };
  yield { type: 'moved', hero: as, to };
  // Without a referee nobody knows where a trap lies: chance tells whether this path crosses it.
  // Drawn wherever no trap is known, so that the drawing itself tells nothing.
  if (!game.now().referee && !game.now().rooms[to]?.trap) {
    const step = yield* draw({ key: 'heroes.draw-step' }, [{ id: 'on', weight: 1 }, { id: 'past', weight: 3 }]);
    const hidden = game.now().secrets[to]?.trap;
    if (step === 'on' && hidden) yield* spring(game, as, to, hidden);
  }
  yield* settle(game);
}

/** R4.3: opening a door is free, also during a move. */
export function cannotOpen(content: Content, known: Known, { as, door }: Of<'open'>): Line | undefined {
  const not = idle(known, as);
  if (not) return not;
  if (known.doors[door] === undefined) return { key: 'heroes.no-such-door' };
  if (known.doors[door]) return { key: 'heroes.door-open' };
  const { room } = must(known.heroes[as], as);
  return questOf(content, known).doors.find(({ id }) => id === door)?.between.includes(room) ? undefined : { key: 'heroes.door-elsewhere' };
}

export function* open(game: Game, { as, door }: Of<'open'>): Script<HeroesEvent> {
  yield { type: 'door-opened', hero: as, door };
  const between = questOf(game.content, game.now()).doors.find(({ id }) => id === door)?.between ?? [];
  for (const room of between) if (!game.now().rooms[room]) yield* reveal(game, room);
}

/** R4.4, R4.6: over a trap that is known, or over furniture of one square. */
export function cannotJump(content: Content, known: Known, { as, over }: Of<'jump'>): Line | undefined {
  const not = spent(known, as, 'move');
  if (not) return not;
  const hero = must(known.heroes[as], as);
  // R10.2
  if (hero.carrying) return { key: 'heroes.carrying', with: { hero: as } };
  const room = questOf(content, known).rooms.find(({ id }) => id === hero.room);
  const trap = known.rooms[hero.room]?.trap;
  if (trap?.armed && trap.kind === over) return undefined;
  if (!room?.furniture.includes(over)) return { key: 'heroes.nothing-to-jump' };
  return content.furniture[over]?.jump ? undefined : { key: 'heroes.too-big-to-jump' };
}

export function* jump(game: Game, { as, over }: Of<'jump'>): Script<HeroesEvent> {
  const { content } = game;
  const hero = must(game.now().heroes[as], as);
  yield { type: 'acted', hero: as, action: 'move' };
  const target = jumpTarget(content, hero);
  const dice = yield* skillTest({ key: 'heroes.roll-jump', with: { over } }, as, heroKind(content, hero).skill, target);
  // R4.6: one success for each square of the obstacle; a trap is one square.
  const done = successes(dice, target) >= (content.furniture[over]?.jump ?? 1);
  yield { type: 'jumped', hero: as, over, done };
  // R4.5
  if (!done && content.traps[over]) yield* spring(game, as, hero.room, over);
  yield* settle(game);
}

/** R10.2: who enters the square of the fallen may take what they had, or the body. */
export function cannotReach(known: Known, as: string, fallen: string): Line | undefined {
  const not = idle(known, as);
  if (not) return not;
  const body = known.heroes[fallen];
  if (!body || !isDead(body)) return { key: 'heroes.not-fallen' };
  return body.room === known.heroes[as]?.room ? undefined : { key: 'heroes.body-elsewhere', with: { hero: fallen } };
}

export function cannotTake(known: Known, { as, from, item }: Of<'take'>): Line | undefined {
  const body = known.heroes[from];
  return cannotReach(known, as, from) ?? (body && [...body.pack, ...body.worn].includes(item) ? undefined : { key: 'heroes.no-such-item' });
}

export function* take({ as, from, item }: Of<'take'>): Script<HeroesEvent> {
  yield { type: 'taken', hero: as, from, item };
}

export function cannotLift(known: Known, { as, body }: Of<'lift'>): Line | undefined {
  if (known.heroes[as]?.carrying) return { key: 'heroes.carrying', with: { hero: as } };
  if (Object.values(known.heroes).some(({ carrying }) => carrying === body)) return { key: 'heroes.carried-already' };
  return cannotReach(known, as, body);
}

export function* lift({ as, body }: Of<'lift'>): Script<HeroesEvent> {
  yield { type: 'body-lifted', hero: as, body };
}

export const cannotLayDown = (known: Known, { as }: Of<'lay-down'>): Line | undefined =>
  idle(known, as) ?? (known.heroes[as]?.carrying ? undefined : { key: 'heroes.carrying-nobody' });

export function* layDown(game: Game, { as }: Of<'lay-down'>): Script<HeroesEvent> {
  const body = game.now().heroes[as]?.carrying;
  if (body) yield { type: 'body-laid', hero: as, body };
}
