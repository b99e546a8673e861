import { without } from '../../kit/deck';
import type { Content } from './content';
import type { HeroesEvent } from './event';
import { amended, less } from './rules/sheet';
import { fallen, heroKind, isDead, must, questOf, type Hero, type KnownRoom, type Monster, type State } from './state';

const hero = (state: State, id: string, change: (hero: Hero) => Partial<Hero>): State => {
  const before = must(state.heroes[id], id);
  return { ...state, heroes: { ...state.heroes, [id]: { ...before, ...change(before) } } };
};
const monster = (state: State, id: string, change: Partial<Monster>): State => ({
  ...state,
  monsters: { ...state.monsters, [id]: { ...must(state.monsters[id], id), ...change } },
});
const room = (state: State, id: string, change: Partial<KnownRoom>): State => ({
  ...state,
  rooms: { ...state.rooms, [id]: { ...must(state.rooms[id], id), ...change } },
});
const appeared = (state: State, id: string, kind: string, at: string): State => ({
  ...state,
  monsters: { ...state.monsters, [id]: { id, kind, room: at, wounds: 0, moved: false, attacked: false } },
  figures: { ...state.figures, [kind]: (state.figures[kind] ?? 0) + 1 },
});
/** The room keeps no longer what was found in it. */
const unhide = (state: State, id: string, ...what: readonly ('monsters' | 'trap' | 'gold' | 'item')[]): State => {
  const secret = { ...must(state.secrets[id], id) };
  for (const thing of what)
    if (thing === 'monsters') secret.monsters = [];
    else delete secret[thing];
  return { ...state, secrets: { ...state.secrets, [id]: secret } };
};
/** A hero without the named marks. */
const unmarked = (before: Hero, ...marks: readonly ('carrying' | 'raging' | 'ward' | 'strength' | 'guarded')[]): Hero => {
  const after = { ...before };
  for (const mark of marks) delete after[mark];
  return after;
};
const replaced = (state: State, after: Hero): State => ({ ...state, heroes: { ...state.heroes, [after.id]: after } });

export function evolve(content: Content, state: State, event: HeroesEvent): State {
  switch (event.type) {
    case 'spell-picked':
      return hero(state, event.hero, ({ spells }) => ({ spells: { ...spells, [event.spell]: 'ready' } }));
    case 'quest-begun':
      return { ...state, phase: 'heroes' };
    case 'round-begun': {
      // What was cast on a monster lasts for its next turn only, and that is over now.
      const monsters = Object.values(state.monsters).map(({ id, kind, room: at, wounds }): [string, Monster] => [id, { id, kind, room: at, wounds, moved: false, attacked: false }]);
      // A caster who fell ends no more turns.
      const over = ({ ward }: Hero) => ward !== undefined && isDead(must(state.heroes[ward.by], ward.by));
      const heroes = Object.values(state.heroes).map((each): [string, Hero] => [each.id, unmarked(each, 'guarded', ...(over(each) ? (['ward'] as const) : []))]);
      return { ...state, round: event.round, phase: 'heroes', monsters: Object.fromEntries(monsters), heroes: Object.fromEntries(heroes) };
    }
    case 'turn-begun':
      return hero({ ...state, turn: event.hero }, event.hero, () => ({ used: [] }));
    case 'turn-ended':
      return Object.values(state.heroes).reduce((now, each) => {
        if (each.ward?.by !== event.hero) return now;
        const left = each.ward.left - 1;
        return left > 0 ? replaced(now, { ...each, ward: { ...each.ward, left } }) : replaced(now, unmarked(each, 'ward'));
      }, state);
    case 'monsters-turn-begun': {
      const { turn: _, ...rest } = state;
      // R12.1: also what wandered in and attacked at once has this turn before it.
      const monsters = Object.values(state.monsters).map((each): [string, Monster] => [each.id, { ...each, moved: false, attacked: false }]);
      return { ...rest, phase: 'referee', monsters: Object.fromEntries(monsters) };
    }
    case 'acted':
      return hero(cleared(state), event.hero, ({ used }) => ({ used: [...used, event.action] }));
    case 'moved': {
      const mover = must(state.heroes[event.hero], event.hero);
      const moved = hero(state, event.hero, () => ({ room: event.to }));
      return mover.carrying ? hero(moved, mover.carrying, () => ({ room: event.to })) : moved;
    }
    case 'door-opened':
      return { ...state, doors: { ...state.doors, [event.door]: true } };
    case 'room-revealed': {
      const doors = event.doors.filter((id) => state.doors[id] === undefined).map((id): [string, boolean] => [id, false]);
      const seen = { ...state.rooms, [event.room]: { searched: false } };
      return unhide(
        { ...event.monsters.reduce((now, { id, kind }) => appeared(now, id, kind, event.room), state), rooms: seen, doors: { ...state.doors, ...Object.fromEntries(doors) } },
        event.room,
        'monsters',
      );
    }
    case 'attacked':
      return state.monsters[event.by] ? monster(cleared(state), event.by, { attacked: true }) : replaced(state, unmarked(must(state.heroes[event.by], event.by), 'strength'));
    case 'wounded': {
      const struck = state.monsters[event.target];
      if (struck) return monster(state, event.target, { wounds: struck.wounds + event.damage });
      const after = hero(state, event.target, ({ health }) => ({ health: Math.max(0, health - event.damage) }));
      return replaced(after, fallen(must(after.heroes[event.target], event.target)));
    }
    case 'killed': {
      const { [event.monster]: _, ...monsters } = state.monsters;
      return { ...state, monsters };
    }
    case 'guarded':
      return hero(state, event.hero, () => ({ guarded: true }));
    case 'spell-cast':
      return hero(state, event.hero, ({ spells }) => (event.kept ? { remembered: true } : { spells: { ...spells, [event.spell]: 'used' } }));
    case 'healed':
      return hero(state, event.hero, ({ health }) => ({ health: health + event.health }));
    case 'raged':
      return hero(state, event.hero, () => ({ raging: true }));
    case 'rage-ended':
      return replaced(state, fallen(unmarked(must(state.heroes[event.hero], event.hero), 'raging')));
    case 'warded':
      // Two ends of the caster's turn: this one and the next.
      return hero(state, event.hero, () => ({ ward: { by: event.by, dice: event.dice, left: 2 } }));
    case 'dimmed':
      return monster(state, event.monster, { dimmed: event.dice });
    case 'bound':
      return monster(state, event.monster, { bound: true });
    case 'searched':
      return event.for === 'treasure' ? room(state, event.room, { searched: true }) : state;
    case 'gold-found': {
      const richer = hero(state, event.hero, ({ gold }) => ({ gold: gold + event.gold }));
      return event.card ? { ...richer, deck: without(richer.deck, event.card) } : unhide(richer, must(state.heroes[event.hero], event.hero).room, 'gold');
    }
    case 'item-found':
      return unhide({ ...state, items: [...state.items, event.item] }, must(state.heroes[event.hero], event.hero).room, 'item');
    case 'potion-found':
      return hero({ ...state, deck: without(state.deck, event.card) }, event.hero, ({ potions }) => ({ potions: [...potions, event.card] }));
    case 'snared':
      return { ...state, deck: without(state.deck, event.card) };
    case 'trap-found':
    case 'trap-sprung':
      return room(unhide(state, event.room, 'trap'), event.room, { trap: { kind: event.trap, armed: true } });
    case 'trap-disarmed':
      return room(state, event.room, { trap: { kind: event.trap, armed: false } });
    case 'door-found':
      return { ...state, doors: { ...state.doors, [event.door]: false } };
    case 'monster-appeared': {
      const after = appeared(state, event.monster, event.kind, must(state.heroes[event.hero], event.hero).room);
      return event.card ? { ...after, deck: without(after.deck, event.card) } : after;
    }
    case 'drank': {
      const { effect } = must(content.treasures[event.potion], event.potion);
      return hero(state, event.hero, ({ potions, strength }) => ({
        potions: less(potions, event.potion),
        ...(effect.op === 'potion' && effect.of === 'attack' && { strength: (strength ?? 0) + effect.value }),
      }));
    }
    case 'taken': {
      const from = hero(state, event.from, ({ pack, worn }) => (pack.includes(event.item) ? { pack: less(pack, event.item) } : { worn: less(worn, event.item) }));
      return hero(from, event.hero, ({ pack }) => ({ pack: [...pack, event.item] }));
    }
    case 'body-lifted':
      return hero(state, event.hero, () => ({ carrying: event.body }));
    case 'body-laid':
      return replaced(state, unmarked(must(state.heroes[event.hero], event.hero), 'carrying'));
    case 'monster-moved':
      return monster(state, event.monster, { moved: true, room: event.to });
    case 'quest-won':
      return won(content, state);
    case 'quest-lost':
      return { ...state, outcome: 'lost' };
    case 'corrected':
    case 'placed':
    case 'worn':
    case 'stowed':
    case 'noted':
      return amended(state, event);
    case 'rolled': {
      const { by, target, about, attack } = event;
      return { ...state, shown: { is: 'contest', by, target, about, attack } };
    }
    case 'contested': {
      const { by, target, about, contest } = event;
      return { ...state, shown: { is: 'contest', by, target, about, attack: contest.attack, contest } };
    }
    case 'tested': {
      const { hero: of, dice, target } = event;
      return { ...state, shown: { is: 'test', hero: of, dice, target } };
    }
    case 'die-rerolled': {
      if (state.shown?.is !== 'test') return state;
      const { dice } = state.shown;
      const at = dice.indexOf(event.from);
      return { ...state, shown: { ...state.shown, dice: dice.map((die, i) => (i === at ? event.to : die)) } };
    }
    case 'jumped':
    case 'missed':
    case 'resisted':
    case 'nothing-found':
    case 'trap-held':
      return state;
  }
}

/** The last roll is taken off the table. */
function cleared({ shown: _, ...state }: State): State {
  return state;
}

/** R11.2 survivors are whole again; the quest's reward is shared out to them. */
function won(content: Content, state: State): State {
  const { reward } = questOf(content, state);
  const heroes = Object.values(state.heroes).map((each): [string, Hero] => {
    const { health } = heroKind(content, each);
    return [each.id, each.health > 0 ? { ...each, health, gold: each.gold + reward.gold } : each];
  });
  return { ...state, outcome: 'won', heroes: Object.fromEntries(heroes) };
}
