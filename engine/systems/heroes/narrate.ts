import type { Id, Line } from '../../core/ruleset';
import type { HeroesEvent } from './event';
import { isDead, must, type State } from './state';

/** Events that change what screens show but are not worth a sentence. */
export const silent: ReadonlySet<HeroesEvent['type']> = new Set(['acted', 'turn-ended', 'noted', 'rolled']);

/** What the Spirit says of an event. `state` is the one after it. */
export function narrate(event: HeroesEvent, state: State): readonly Line[] {
  switch (event.type) {
    case 'acted':
    case 'turn-ended':
    case 'noted':
    case 'rolled':
      return [];
    case 'tested':
      return [line('tested', { hero: event.hero, dice: event.dice.length, target: event.target, successes: event.successes })];
    case 'contested': {
      const { hits, cancelled, target } = event.contest;
      const values = { by: event.by, target: event.target, hits, cancelled: cancelled.length };
      return [target === undefined ? line(`${event.about}-open`, values) : line(`${event.about}-contested`, { ...values, number: target })];
    }
    case 'quest-begun':
      return [{ key: `heroes.${state.quest}.introduction` }, { key: `heroes.${state.quest}.objective` }];
    case 'room-revealed':
      return [{ key: `heroes.${state.quest}.${event.room}` }, ...counted(event.monsters.map(({ kind }) => kind))];
    case 'quest-won':
      return [{ key: `heroes.${state.quest}.won` }, line('quest-won')];
    case 'quest-lost':
      return [{ key: `heroes.${state.quest}.lost` }, line('quest-lost')];
    case 'wounded':
    case 'rage-ended': {
      const figure = event.type === 'wounded' ? event.target : event.hero;
      const fallen = state.heroes[figure];
      const told = event.type === 'wounded' ? line('wounded', { target: figure, damage: event.damage }) : line('rage-ended', { hero: figure });
      return fallen && isDead(fallen) ? [told, line('died', { hero: figure })] : [told];
    }
    case 'killed': {
      const told = line('killed', { monster: event.monster });
      return event.step ? [told, line('may-step', { hero: event.by })] : [told];
    }
    case 'corrected': {
      const changed = line(`corrected-${event.track}`, { hero: event.hero, from: event.from, to: event.to });
      return isDead(must(state.heroes[event.hero], event.hero)) && event.track === 'health' ? [changed, line('died', { hero: event.hero })] : [changed];
    }
    case 'jumped':
      return [line(event.done ? 'jumped' : 'jump-failed', { hero: event.hero, over: event.over })];
    case 'searched':
      return [line(`searched-${event.for}`, { hero: event.hero, room: event.room })];
    case 'nothing-found':
      return [line(`no-${event.for}`, { hero: event.hero })];
    case 'spell-cast':
      return [line(event.target ? 'spell-cast-on' : 'spell-cast', values(event)), { key: `heroes.cast.${event.spell}`, with: values(event) }];
    case 'gold-found':
      return [line('gold-found', { hero: event.hero, gold: event.gold })];
    case 'attacked':
      return [event.weapon ? line('attacked-with', values(event)) : line('attacked', values(event))];
    default:
      return [line(event.type, values(event))];
  }
}

const line = (key: string, values?: Record<string, Id | number>): Line => (values ? { key: `heroes.${key}`, with: values } : { key: `heroes.${key}` });

/** The plain ids and numbers of an event, which its sentence may name. */
const values = (event: HeroesEvent): Record<string, Id | number> =>
  Object.fromEntries(Object.entries(event).filter(([key, value]) => key !== 'type' && (typeof value === 'string' || typeof value === 'number')));

/** One sentence for each kind of monster in a room. */
const counted = (kinds: readonly Id[]): readonly Line[] =>
  [...new Set(kinds)].map((kind) => line('monsters-seen', { kind, count: kinds.filter((each) => each === kind).length }));
