import * as v from 'valibot';
import { store } from '../device/store';

const entry = v.object({
  /** The game for its host, the room for a guest. */
  id: v.string(),
  at: v.picklist(['host', 'guest']),
  origin: v.string(),
  room: v.string(),
  /** The host's key to its room. */
  key: v.optional(v.string()),
  system: v.string(),
  quest: v.string(),
  when: v.number(),
  over: v.optional(v.boolean()),
});

/** A table that this phone sits at, or sat at. */
export type Sitting = v.InferOutput<typeof entry>;

const KEY = 'tables';

/** Newest first. */
export function sittings(): readonly Sitting[] {
  try {
    return v.parse(v.array(entry), JSON.parse(store.get(KEY) ?? '[]'));
  } catch {
    // The list only helps to find tables; the games themselves are kept apart from it.
    return [];
  }
}

export const sittingOf = (id: string): Sitting | undefined => sittings().find((one) => one.id === id);

export function keepSitting(sitting: Sitting): void {
  store.set(KEY, JSON.stringify([sitting, ...sittings().filter(({ id }) => id !== sitting.id)].slice(0, 30)));
}

export function dropSitting(id: string): void {
  store.set(KEY, JSON.stringify(sittings().filter((one) => one.id !== id)));
}
