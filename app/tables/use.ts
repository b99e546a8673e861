import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { AppState } from 'react-native';
import type { Guest } from '@engine/table/guest';

/** Renders again whenever this guest's picture, state or log changed. */
export function useGuest(guest: Guest): Guest {
  useSyncExternalStore(guest.subscribe, guest.snapshot, guest.snapshot);
  useEffect(() => {
    const awake = AppState.addEventListener('change', (state) => state === 'active' && guest.wake());
    return () => awake.remove();
  }, [guest]);
  return guest;
}

/** Renders again whenever a table said that it changed; `read` picks what is shown. */
export function useWatched<T extends { subscribe(fn: () => void): () => void }, R>(of: T, read: (of: T) => R): R {
  const get = useCallback(() => read(of), [of, read]);
  return useSyncExternalStore(of.subscribe, get, get);
}
