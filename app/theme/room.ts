import { useSyncExternalStore } from 'react';
import { Platform, useWindowDimensions } from 'react-native';

const onWeb = Platform.OS === 'web' && typeof document !== 'undefined';

function onResize(changed: () => void): () => void {
  if (!onWeb) return () => undefined;
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

const browserScale = (): number => (onWeb ? parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1 : 1);

/**
 * How much larger than drawn the reader wants text. Phones scale `Text` by themselves; react-native-web does not, and a browser's
 * own "font size" setting would go unheard.
 */
export function useTextScale(): { readonly scale: number; readonly byHand: number } {
  const { fontScale } = useWindowDimensions();
  const browser = useSyncExternalStore(onResize, browserScale, () => 1);
  return onWeb ? { scale: browser, byHand: browser } : { scale: fontScale, byHand: 1 };
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Small phone or large text: capsules become rows, marks become counts, names under tabs go. */
  readonly tight: boolean;
  /** Very large text: what stands side by side is stacked. */
  readonly stacked: boolean;
  readonly columns: 1 | 2 | 3;
}

export function useRoom(): Room {
  const { width, height } = useWindowDimensions();
  const { scale } = useTextScale();
  return {
    width,
    height,
    tight: scale >= 1.3 || width < 350,
    stacked: scale >= 1.7,
    columns: width < 600 ? 1 : width < 900 ? 2 : 3,
  };
}
