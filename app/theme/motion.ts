import { useEffect, useState, useSyncExternalStore } from 'react';
import { AccessibilityInfo } from 'react-native';

export const motion = { token: 180, dice: 700, sheet: 240, reaction: 260, fade: 120 };

// Asked once for the whole app; until the system answers, nothing moves.
let still = true;
const watchers = new Set<() => void>();

function learn(reduce: boolean): void {
  still = reduce;
  for (const changed of watchers) changed();
}

void AccessibilityInfo.isReduceMotionEnabled().then(learn);
AccessibilityInfo.addEventListener('reduceMotionChanged', learn);

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Whether the reader asked the system for less motion. */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    watch,
    () => still,
    () => true,
  );

/** Counts up a few times a second while `moving`: enough for a halo or a waiting dot, and cheap on a phone that stays awake. */
export function useBeat(moving: boolean, perSecond: number): number {
  const [beat, setBeat] = useState(0);
  const runs = !useStillness() && moving;
  useEffect(() => {
    if (!runs) return undefined;
    const clock = setInterval(() => setBeat((n) => n + 1), 1000 / perSecond);
    return () => clearInterval(clock);
  }, [runs, perSecond]);
  return runs ? beat : 0;
}
