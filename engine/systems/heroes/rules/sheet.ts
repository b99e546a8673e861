import { clamped } from '../../../kit/track';
import type { Id, Line } from '../../../core/ruleset';
import type { Of } from '../command';
import type { Content } from '../content';
import type { Happened } from '../event';
import { fallen, heroKind, must, overfullSlot, type Hero, type Known } from '../state';

// Corrections of one's own sheet: what really lies on the table is right, whatever the app thinks.
export type Correction = Of<'correct' | 'place' | 'wear' | 'stow' | 'note'>;
export type Amended = Happened<'corrected' | 'placed' | 'worn' | 'stowed' | 'noted'>;

export function cannotCorrect(content: Content, known: Known, command: Correction): Line | undefined {
  const hero = known.heroes[command.as];
  if (!hero) return { key: 'heroes.no-such-hero' };
  switch (command.type) {
    case 'correct':
    case 'note':
      return undefined;
    case 'place':
      return known.rooms[command.room] ? undefined : { key: 'heroes.room-unseen' };
    case 'wear':
      if (!hero.pack.includes(command.item) || !content.armours[command.item]) return { key: 'heroes.no-such-item' };
      return overfullSlot(content, [...hero.worn, command.item]) ? { key: 'heroes.slot-full', with: { item: command.item } } : undefined;
    case 'stow':
      return hero.worn.includes(command.item) ? undefined : { key: 'heroes.no-such-item' };
  }
}

/** What a correction does, clamped to what the sheet allows. */
export function correction(content: Content, known: Known, command: Correction): Amended {
  const hero = must(known.heroes[command.as], command.as);
  switch (command.type) {
    case 'correct': {
      const max = command.track === 'health' ? heroKind(content, hero).health : 1_000_000;
      return { type: 'corrected', hero: hero.id, track: command.track, from: hero[command.track], to: clamped(hero[command.track] + command.by, max) };
    }
    case 'place':
      return { type: 'placed', hero: hero.id, from: hero.room, to: command.room };
    case 'wear':
      return { type: 'worn', hero: hero.id, item: command.item };
    case 'stow':
      return { type: 'stowed', hero: hero.id, item: command.item };
    case 'note':
      return { type: 'noted', hero: hero.id, text: command.text, before: hero.note };
  }
}

/** The command that takes a correction back. */
export function inverse(event: Amended): Correction {
  switch (event.type) {
    case 'corrected':
      return { type: 'correct', as: event.hero, track: event.track, by: event.from - event.to };
    case 'placed':
      return { type: 'place', as: event.hero, room: event.from };
    case 'worn':
      return { type: 'stow', as: event.hero, item: event.item };
    case 'stowed':
      return { type: 'wear', as: event.hero, item: event.item };
    case 'noted':
      return { type: 'note', as: event.hero, text: event.before };
  }
}

/** The host's state and a phone's view change alike, so that what a phone foresees comes true. */
export function amended<K extends Known>(known: K, event: Amended): K {
  const before = must(known.heroes[event.hero], event.hero);
  const heroes = { ...known.heroes, [event.hero]: fallen({ ...before, ...change(before, event) }) };
  const body = event.type === 'placed' && before.carrying ? known.heroes[before.carrying] : undefined;
  return { ...known, heroes: event.type === 'placed' && body ? { ...heroes, [body.id]: { ...body, room: event.to } } : heroes };
}

function change({ pack, worn }: Hero, event: Amended): Partial<Hero> {
  switch (event.type) {
    case 'corrected':
      return { [event.track]: event.to };
    case 'placed':
      return { room: event.to };
    case 'worn':
      return { pack: less(pack, event.item), worn: [...worn, event.item] };
    case 'stowed':
      return { pack: [...pack, event.item], worn: less(worn, event.item) };
    case 'noted':
      return { note: event.text };
  }
}

/** A list with one such item less. */
export const less = (list: readonly Id[], item: Id): readonly Id[] => {
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};
