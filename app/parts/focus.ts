import { useState } from 'react';
import { Platform, type BlurEvent, type FocusEvent, type ViewStyle } from 'react-native';

import { gold } from '../theme/colours';
import { useGround } from '../theme/ground';

/** A ring for the keyboard, not for the finger: a browser knows the difference. */
const byKeyboard = (event: FocusEvent): boolean => {
  if (Platform.OS !== 'web') return true;
  const target: unknown = event.target;
  return target instanceof Element && target.matches(':focus-visible');
};

/** Away with the browser's own ring, which ignores a width of 0 while its style is `auto`. */
export const noOutline = { outlineWidth: 0, outlineStyle: 'solid' } as const;

interface Focus {
  readonly focused: boolean;
  readonly ring: ViewStyle;
  readonly handlers: { onFocus: (event: FocusEvent) => void; onBlur: (event: BlurEvent) => void };
}

/** `onGold`: the part lies on gold, where a gold ring could not be seen. */
export function useFocusRing(onGold = false): Focus {
  const [focused, setFocused] = useState(false);
  const { focus } = useGround();
  const ring: ViewStyle = focused
    ? {
        outlineWidth: 3,
        outlineStyle: 'solid',
        outlineOffset: 2,
        outlineColor: onGold ? gold.on : focus.ring,
        boxShadow: `0px 0px 0px 2px ${onGold ? gold.main : focus.gap}`,
      }
    : noOutline;
  return {
    focused,
    ring,
    handlers: { onFocus: (event) => setFocused(byKeyboard(event)), onBlur: () => setFocused(false) },
  };
}
