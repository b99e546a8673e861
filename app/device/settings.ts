import { getLocales } from 'expo-localization';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { store } from './store';

const schema = v.object({
  locale: v.fallback(v.picklist(['en', 'fr']), 'en'),
  name: v.fallback(v.pipe(v.string(), v.maxLength(40)), ''),
  voice: v.fallback(v.boolean(), true),
  rate: v.fallback(v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)), 1),
  dice: v.fallback(v.picklist(['app', 'real']), 'app'),
  /** The computer that phones meet at, for a phone that has no page to take it from. */
  relay: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
});

export type Settings = v.InferOutput<typeof schema>;

const KEY = 'settings';
const listeners = new Set<() => void>();

function readSettings(): Settings {
  const defaults: Settings = { locale: getLocales()[0]?.languageCode === 'fr' ? 'fr' : 'en', name: '', voice: true, rate: 1, dice: 'app', relay: '' };
  try {
    return v.parse(schema, { ...defaults, ...(JSON.parse(store.get(KEY) ?? '{}') as object) });
  } catch {
    // A damaged text of settings is worth nothing: the defaults are.
    return defaults;
  }
}

let current = readSettings();

export const settings = (): Settings => current;

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  store.set(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export const onSettings = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings, settings);
