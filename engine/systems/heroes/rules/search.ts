import { draw } from '../../../core/script';
import { cards } from '../../../kit/deck';
import type { CharacterId, Line, Script } from '../../../core/ruleset';
import { successes } from '../contest';
import type { Of } from '../command';
import type { Content } from '../content';
import type { HeroesEvent } from '../event';
import { heroKind, monstersIn, must, numbered, questOf, type Game, type Known } from '../state';
import { assault } from './attack';
import { skillTest } from './dice';
import { idle, settle, spent } from './turn';

const SNARE_TARGET = 4;

/** R7.1: the hero's room, one aim; R7.4: treasure once a room, and not beside a monster. */
export function cannotSearch(known: Known, { as, for: aim }: Of<'search'>): Line | undefined {
  const not = spent(known, as, 'search');
  if (not) return not;
  const { room } = must(known.heroes[as], as);
  if (aim !== 'treasure') return undefined;
  if (monstersIn(known, room).length > 0) return { key: 'heroes.room-has-monsters' };
  return known.rooms[room]?.searched ? { key: 'heroes.searched-already' } : undefined;
}

export function* search(game: Game, { as, for: aim }: Of<'search'>): Script<HeroesEvent> {
  const { room } = must(game.now().heroes[as], as);
  const before = game.now();
  yield { type: 'acted', hero: as, action: 'search' };
  yield { type: 'searched', hero: as, room, for: aim };
  if (aim === 'traps') {
    // R7.2
    const trap = before.secrets[room]?.trap;
    yield trap ? { type: 'trap-found', room, trap } : { type: 'nothing-found', hero: as, for: aim };
  } else if (aim === 'doors') {
    const { doors } = questOf(game.content, before);
    const hidden = doors.filter(({ id, between, secret }) => secret && between.includes(room) && before.doors[id] === undefined);
    for (const { id } of hidden) yield { type: 'door-found', door: id };
    if (hidden.length === 0) yield { type: 'nothing-found', hero: as, for: aim };
  } else yield* treasure(game, as, before.secrets[room] ?? { monsters: [] });
  yield* settle(game);
}

/** R7.3: what the room holds, else a treasure card. */
function* treasure(game: Game, hero: CharacterId, { gold, item }: { readonly gold?: number; readonly item?: string }): Script<HeroesEvent> {
  if (gold) yield { type: 'gold-found', hero, gold };
  if (item) yield { type: 'item-found', hero, item };
  if (gold || item) return;
  const deck = cards(game.now().deck);
  if (deck.length === 0) {
    yield { type: 'nothing-found', hero, for: 'treasure' };
    return;
  }
  const card = yield* draw({ key: 'heroes.draw-treasure' }, deck);
  const { effect } = must(game.content.treasures[card], card);
  switch (effect.op) {
    case 'gold':
      yield { type: 'gold-found', hero, gold: effect.value, card };
      break;
    case 'potion':
      yield { type: 'potion-found', hero, card };
      break;
    case 'wandering':
      yield* wander(game, hero, card);
      break;
    case 'snare': {
      yield { type: 'snared', hero, card, damage: effect.damage };
      const { skill } = heroKind(game.content, must(game.now().heroes[hero], hero));
      const dice = yield* skillTest({ key: 'heroes.roll-snare', with: { card } }, hero, skill, SNARE_TARGET);
      if (successes(dice, SNARE_TARGET) === 0) yield { type: 'wounded', target: hero, damage: effect.damage };
      break;
    }
  }
}

/** R7.5: it appears next to the hero and attacks at once. */
function* wander(game: Game, hero: CharacterId, card: string): Script<HeroesEvent> {
  const kind = questOf(game.content, game.now()).wandering;
  const monster = must(numbered(game.now(), [kind])[0], kind).id;
  yield { type: 'monster-appeared', hero, monster, kind, card };
  yield* assault(game, must(game.now().monsters[monster], monster), hero);
}

export const cannotDrink = (content: Content, known: Known, { as, potion }: Of<'drink'>): Line | undefined =>
  idle(known, as) ?? (known.heroes[as]?.potions.includes(potion) && content.treasures[potion] ? undefined : { key: 'heroes.no-such-potion' });

export function* drink(game: Game, { as, potion }: Of<'drink'>): Script<HeroesEvent> {
  const { effect } = must(game.content.treasures[potion], potion);
  const hero = must(game.now().heroes[as], as);
  yield { type: 'drank', hero: as, potion };
  if (effect.op === 'potion' && effect.of === 'health')
    yield { type: 'healed', hero: as, health: Math.min(effect.value, heroKind(game.content, hero).health - hero.health) };
}
