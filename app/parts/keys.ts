import { Platform } from 'react-native';

export interface KeyPress {
  readonly key: string;
  readonly currentTarget: unknown;
  preventDefault: () => void;
}

/** Keys of a browser's keyboard on a view; phones give their own gestures for the same. */
export function keys(handlers: Readonly<Record<string, (event: KeyPress) => void>>): object {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown: (event: KeyPress) => {
      const handle = handlers[event.key];
      if (!handle) return;
      event.preventDefault();
      handle(event);
    },
  };
}
