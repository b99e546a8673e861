import { useRef, useState } from 'react';
import { Platform, type AccessibilityActionEvent, type GestureResponderEvent, type ViewProps } from 'react-native';

import { useFeel } from '../theme/feel';
import { noOutline } from './focus';
import { keys } from './keys';

export interface Adjustable {
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** "Health". */
  readonly name: string;
  /** "9 of 12". */
  readonly said: string;
  /** By how much it changes; never 0, never past a limit. */
  readonly onChange?: ((delta: number) => void) | undefined;
}

export interface Adjusting {
  readonly atMin: boolean;
  readonly atMax: boolean;
  readonly less: () => void;
  readonly more: () => void;
  /** How far a swipe has pulled the value and not yet let go. */
  readonly pulled: number;
  /** For the view that shows the value: an adjustable for screen readers, for a keyboard and for a finger. */
  readonly props: ViewProps;
}

const pointsPerStep = 16;

/** A number that goes up and down between limits by every way a person may have. */
export function useAdjust({ value, min = 0, max = Infinity, name, said, onChange }: Adjustable): Adjusting {
  const buzz = useFeel();
  const [pulled, setPulled] = useState(0);
  const from = useRef({ x: 0, y: 0 });
  const moved = ({ nativeEvent }: GestureResponderEvent) => ({ x: nativeEvent.pageX - from.current.x, y: nativeEvent.pageY - from.current.y });
  const room = (by: number) => Math.min(max - value, Math.max(min - value, by));
  const change = (by: number) => {
    const delta = room(by);
    buzz(delta === 0 ? 'limit' : 'step');
    if (delta !== 0) onChange?.(delta);
  };
  const limits = { atMin: value <= min, atMax: value >= max };
  if (!onChange) {
    const onlyRead: ViewProps = { accessible: true, role: 'img', 'aria-label': `${name}, ${said}` };
    return { ...limits, less: () => undefined, more: () => undefined, pulled: 0, props: onlyRead };
  }
  const [less, more] = [() => change(-1), () => change(1)];
  const props: ViewProps = {
    accessible: true,
    tabIndex: 0,
    accessibilityRole: 'adjustable',
    'aria-label': name,
    'aria-valuenow': value,
    'aria-valuemin': min,
    ...(max === Infinity ? {} : { 'aria-valuemax': max }),
    'aria-valuetext': said,
    accessibilityActions: [{ name: 'increment' }, { name: 'decrement' }],
    onAccessibilityAction: ({ nativeEvent }: AccessibilityActionEvent) => (nativeEvent.actionName === 'increment' ? more() : less()),
    ...keys({ ArrowUp: more, ArrowRight: more, ArrowDown: less, ArrowLeft: less, PageUp: () => change(5), PageDown: () => change(-5) }),
    onStartShouldSetResponderCapture: ({ nativeEvent }) => {
      from.current = { x: nativeEvent.pageX, y: nativeEvent.pageY };
      return false;
    },
    // Sideways only: up and down belongs to the page.
    onMoveShouldSetResponder: (event) => {
      const { x, y } = moved(event);
      return Math.abs(x) > 8 && Math.abs(x) > Math.abs(y) * 1.5;
    },
    onResponderMove: (event) => setPulled(room(Math.trunc(moved(event).x / pointsPerStep))),
    onResponderRelease: () => {
      if (pulled !== 0) change(pulled);
      setPulled(0);
    },
    onResponderTerminate: () => setPulled(0),
    // Or a browser would take the swipe for a scroll or for a selection, and cancel it.
    ...(Platform.OS === 'web' ? { style: { touchAction: 'pan-y', userSelect: 'none', ...noOutline } as object } : {}),
  };
  return { ...limits, less, more, pulled, props };
}
