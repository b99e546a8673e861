import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'table';

/** Keeps the screen lit. A browser may refuse, and then it dims as it always did. */
export function useAwake(): void {
  useEffect(() => {
    const lit = activateKeepAwakeAsync(TAG).then(() => true, () => false);
    return () => void lit.then((was) => (was ? deactivateKeepAwake(TAG) : undefined)).catch(() => undefined);
  }, []);
}
