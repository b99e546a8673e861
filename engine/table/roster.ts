import { refuse, TABLE, type Character, type CharacterId, type Refusal, type Seat } from '../core/ruleset';

/** A person's place: who sits there, what lets them back in, and the characters they play. */
export interface Place {
  readonly id: Seat;
  readonly name: string;
  readonly locale: string;
  /** Whoever shows this is that person. Only they and the host know it. */
  readonly token: string;
  /** The phone that sat here last: a hint for the table when somebody lost their token, never a proof. */
  readonly phone: string;
  readonly ready: boolean;
  /** Plays on the host's own phone. */
  readonly local?: true;
  readonly characters: readonly CharacterId[];
  /** Brought by this seat: they go home to it even while they are lent. */
  readonly brought: readonly CharacterId[];
}

/** Who sits at the table and who plays whom. Outside what undo touches. */
export interface Roster {
  /** The number of the next new seat: ids are never given twice. */
  readonly next: number;
  readonly seats: readonly Place[];
  readonly characters: readonly Character[];
}

const SEATS = 12;

export const nobody: Roster = { next: 1, seats: [], characters: [] };

export const placeOf = (roster: Roster, seat: Seat): Place | undefined => roster.seats.find(({ id }) => id === seat);

export const holderOf = (roster: Roster, character: CharacterId): Place | undefined =>
  roster.seats.find(({ characters }) => characters.includes(character));

/** The characters whose secrets a seat may see: the table's none. */
export const eyesOf = (roster: Roster, seat: Seat): readonly CharacterId[] => placeOf(roster, seat)?.characters ?? [];

/** Whether a seat may act as a character: its player, or the table, which may speak for anyone. */
export const mayActAs = (roster: Roster, seat: Seat, character: CharacterId): boolean =>
  seat === TABLE ? roster.characters.some(({ id }) => id === character) : eyesOf(roster, seat).includes(character);

export const known = (roster: Roster, token: string): Place | undefined => roster.seats.find((place) => place.token === token);

export type Person = Pick<Place, 'name' | 'locale' | 'token' | 'phone' | 'local'>;

/** A new seat for somebody, without characters. */
export function seated(roster: Roster, person: Person): { readonly roster: Roster; readonly seat: Seat } | Refusal {
  if (roster.seats.length >= SEATS) return refuse('table.full');
  const seat = `s${roster.next}`;
  const place: Place = { ...person, id: seat, ready: false, characters: [], brought: [] };
  return { roster: { ...roster, next: roster.next + 1, seats: [...roster.seats, place] }, seat };
}

const changed = (roster: Roster, seat: Seat, change: Partial<Place>): Roster => ({
  ...roster,
  seats: roster.seats.map((place) => (place.id === seat ? { ...place, ...change } : place)),
});

export interface Sitting {
  readonly name?: string;
  readonly locale?: string;
  readonly ready?: boolean;
  readonly characters?: readonly Character[];
}

/** What a person says of themselves; in the lobby also whom they bring, which replaces whom they brought before. */
export function sat(roster: Roster, seat: Seat, { name, locale, ready, characters }: Sitting): Roster | Refusal {
  const place = placeOf(roster, seat);
  if (!place) return refuse('table.no-such-seat');
  const next = changed(roster, seat, {
    ...(name !== undefined && { name }),
    ...(locale !== undefined && { locale }),
    ...(ready !== undefined && { ready }),
  });
  return characters ? bring(next, place, characters) : next;
}

function bring(roster: Roster, place: Place, characters: readonly Character[]): Roster | Refusal {
  const others = roster.characters.filter(({ id }) => !place.brought.includes(id));
  const ids = characters.map(({ id }) => id);
  const taken = characters.find(({ id }, i) => id === TABLE || ids.indexOf(id) !== i || others.some((other) => other.id === id));
  if (taken) return refuse('table.character-taken', { character: taken.id });
  const twin = characters.find(({ kind }) => others.some((other) => other.kind === kind));
  if (twin) return refuse('table.kind-taken', { kind: twin.kind });
  return { ...changed(roster, place.id, { characters: ids, brought: ids }), characters: [...others, ...characters] };
}

/** A character is played by another seat from now on. */
export function lent(roster: Roster, character: CharacterId, to: Seat): Roster | Refusal {
  if (!roster.characters.some(({ id }) => id === character)) return refuse('table.no-such-character');
  const place = placeOf(roster, to);
  if (!place) return refuse('table.no-such-seat');
  if (place.characters.includes(character)) return roster;
  const seats = roster.seats.map((seat) => {
    if (seat.id === to) return { ...seat, characters: [...seat.characters, character] };
    return seat.characters.includes(character) ? { ...seat, characters: seat.characters.filter((id) => id !== character) } : seat;
  });
  return { ...roster, seats };
}

/** A seat given to a phone anew: the old token no longer opens it. */
export const renewed = (roster: Roster, seat: Seat, token: string, phone: string): Roster => changed(roster, seat, { token, phone });

/** Somebody is gone for good. In the lobby their characters go too; in play they stay, to be lent. */
export function without(roster: Roster, seat: Seat, lobby: boolean): Roster | Refusal {
  const place = placeOf(roster, seat);
  if (!place) return refuse('table.no-such-seat');
  const characters = lobby ? roster.characters.filter(({ id }) => !place.brought.includes(id)) : roster.characters;
  return { ...roster, seats: roster.seats.filter(({ id }) => id !== seat), characters };
}
