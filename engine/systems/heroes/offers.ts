import type { CharacterId, Id, Offer } from '../../core/ruleset';
import type { HeroesCommand } from './command';
import type { Content } from './content';
import { forbidden } from './decide';
import { aims } from './rules/cast';
import { undrafted } from './rules/turn';
import { inSight, isDead, living, must, neighbours, outcome, questOf, weaponsOf, heroKind, type Hero } from './state';
import type { View } from './view';

type Draft = Omit<Offer<HeroesCommand>, 'not'>;

/** What may be done now by the holder of this view; the table offers what any hero may do. */
export function offers(content: Content, view: View): readonly Offer<HeroesCommand>[] {
  if (outcome(view)) return [];
  const hands = view.eyes.length === 0 ? view.order : view.eyes;
  const heroes = hands.flatMap((id) => view.heroes[id] ?? []);
  const drafts = [
    ...party(view, hands),
    ...heroes.filter(({ id }) => view.turn === id).flatMap((hero) => (isDead(hero) ? [end(hero)] : [...actions(content, view, hero), end(hero)])),
    ...(view.phase === 'draft' ? heroes.flatMap((hero) => picks(content, view, hero)) : []),
    ...(view.referee && hands.includes(view.referee) ? referee(content, view, view.referee) : []),
  ];
  return judged(content, view, drafts);
}

/** Each draft before the judge; of those refused, the first of each group stands for the others. */
function judged(content: Content, view: View, drafts: readonly Draft[]): readonly Offer<HeroesCommand>[] {
  const seen = new Set<string>();
  return drafts.flatMap((draft) => {
    const not = forbidden(content, view, draft.command);
    if (!not) return [draft];
    const group = `${draft.command.as} ${draft.group}`;
    if (seen.has(group) || hidden.has(draft.command.type)) return [];
    seen.add(group);
    return [{ ...draft, not }];
  });
}

/** Not worth a row while it cannot be done. */
const hidden: ReadonlySet<HeroesCommand['type']> = new Set(['open', 'jump', 'disarm', 'take', 'lift', 'lay-down', 'begin', 'pick-spell', 'monsters-act', 'end-phase', 'monster-move', 'trigger', 'drink']);

const party = (view: View, hands: readonly CharacterId[]): readonly Draft[] => {
  const anyone = hands.some((id) => view.heroes[id]) || view.eyes.length === 0;
  if (!anyone) return [];
  return [
    { group: 'begin', command: { type: 'begin' }, line: { key: 'heroes.offer.begin' }, onward: true },
    { group: 'monsters', command: { type: 'monsters-act' }, line: { key: 'heroes.offer.monsters-act' }, onward: true },
    ...(view.phase === 'draft' ? [] : [{ group: 'leave', command: { type: 'leave' } as const, line: { key: 'heroes.offer.leave' }, onward: true as const }]),
  ];
};

const end = ({ id }: Hero): Draft => ({ group: 'end', command: { type: 'end-turn', as: id }, line: { key: 'heroes.offer.end-turn', with: { hero: id } }, onward: true });

const picks = (content: Content, view: View, { id }: Hero): readonly Draft[] =>
  undrafted(content, view).map(({ id: spell }) => ({ group: 'spells', command: { type: 'pick-spell', as: id, spell }, line: { key: 'heroes.offer.pick-spell', with: { hero: id, spell } } }));

function actions(content: Content, view: View, hero: Hero): readonly Draft[] {
  const as = hero.id;
  const draft = (group: Id, command: HeroesCommand, key: string, values: Record<string, Id | number> = {}): Draft => ({
    group,
    command,
    line: { key: `heroes.offer.${key}`, with: { hero: as, ...values } },
  });
  const foes = Object.values(view.monsters).filter(({ room }) => inSight(content, view, hero.room, room));
  const room = questOf(content, view).rooms.find(({ id }) => id === hero.room);
  const trap = view.rooms[hero.room]?.trap;
  return [
    ...weaponsOf(content, hero).flatMap(({ id: weapon, ranged }) =>
      foes.flatMap(({ id: target }) => [
        draft('attack', { type: 'attack', as, target, weapon }, ranged ? 'shoot' : 'attack', { target, weapon }),
        ...(ranged && heroKind(content, hero).ability === 'shoot-adjacent'
          ? [draft('attack', { type: 'attack', as, target, weapon, adjacent: true }, 'shoot-adjacent', { target, weapon })]
          : []),
      ]),
    ),
    ...Object.keys(hero.spells).flatMap((spell) => {
      const aim = aims(must(content.spells[spell], spell));
      if (aim === 'self') return [draft('cast', { type: 'cast', as, spell }, 'cast', { spell })];
      const targets = aim === 'monster' ? foes : living(view);
      return targets.map(({ id: target }) => draft('cast', { type: 'cast', as, spell, target }, 'cast-on', { spell, target }));
    }),
    ...(['treasure', 'traps', 'doors'] as const).map((aim) => draft('search', { type: 'search', as, for: aim }, `search-${aim}`)),
    ...Object.keys(view.doors).map((door) => draft('open', { type: 'open', as, door }, 'open', { door })),
    ...[hero.room, ...neighbours(content, view, hero.room)].map((to) => draft('move', { type: 'move', as, to }, to === hero.room ? 'move-here' : 'move', { room: to })),
    ...[...(trap ? [trap.kind] : []), ...(room?.furniture ?? [])].map((over) => draft('jump', { type: 'jump', as, over }, 'jump', { over })),
    draft('disarm', { type: 'disarm', as }, 'disarm', trap ? { trap: trap.kind } : {}),
    ...[...new Set(hero.potions)].map((potion) => draft('drink', { type: 'drink', as, potion }, 'drink', { potion })),
    ...Object.values(view.heroes).filter(isDead).flatMap((fallen) => [
      draft('body', { type: 'lift', as, body: fallen.id }, 'lift', { body: fallen.id }),
      ...[...new Set([...fallen.pack, ...fallen.worn])].map((item) => draft('body', { type: 'take', as, from: fallen.id, item }, 'take', { from: fallen.id, item })),
    ]),
    draft('body', { type: 'lay-down', as }, 'lay-down', hero.carrying ? { body: hero.carrying } : {}),
  ];
}

function referee(content: Content, view: View, as: CharacterId): readonly Draft[] {
  const monsters = Object.values(view.monsters).flatMap(({ id: monster, room }): Draft[] => [
    ...living(view)
      .filter((hero) => hero.room === room)
      .map(({ id: target }): Draft => ({ group: 'monster', command: { type: 'monster-attack', as, monster, target }, line: { key: 'heroes.offer.monster-attack', with: { monster, target } } })),
    ...neighbours(content, view, room).map((to): Draft => ({ group: 'monster', command: { type: 'monster-move', as, monster, to }, line: { key: 'heroes.offer.monster-move', with: { monster, room: to } } })),
  ]);
  const traps = living(view).map(({ id: target, room }): Draft => ({ group: 'trap', command: { type: 'trigger', as, room, target }, line: { key: 'heroes.offer.trigger', with: { target, room } } }));
  return [...(view.phase === 'referee' ? monsters : []), ...traps, { group: 'end', command: { type: 'end-phase', as }, line: { key: 'heroes.offer.end-phase' }, onward: true }];
}
