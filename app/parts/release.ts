import { useEffect, useState } from 'react';
import { Platform } from 'react-native';

/** A browser sends the click of a touch right after its end; by then it is over. */
const CLICKED = 100;
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'pointerdown'] as const;

/**
 * For what came up under a finger that was held: whether that finger is gone. In a browser its release would otherwise press
 * whatever now lies there. A phone forgets the touch together with the part that it began on.
 */
export function useReleased(): boolean {
  const [released, setReleased] = useState(Platform.OS !== 'web');
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      timer ??= setTimeout(() => setReleased(true), CLICKED);
    };
    for (const type of ENDS) window.addEventListener(type, end);
    return () => {
      clearTimeout(timer);
      for (const type of ENDS) window.removeEventListener(type, end);
    };
  }, []);
  return released;
}
