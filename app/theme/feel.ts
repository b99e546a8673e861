import * as Haptics from 'expo-haptics';
import { createContext, useContext } from 'react';

export type Feel = 'step' | 'limit' | 'settle' | 'turn' | 'reaction' | 'refused';

const play: Record<Feel, () => Promise<void>> = {
  step: Haptics.selectionAsync,
  limit: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning),
  settle: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium),
  turn: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success),
  reaction: async () => {
    await Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Heavy);
    await new Promise((passed) => setTimeout(passed, 120));
    await Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Heavy);
  },
  refused: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Error),
};

// A phone without a motor, or a browser that forbids it, is no fault: the buzz only repeats what the screen says.
const buzz = (feel: Feel): void => void play[feel]().catch(() => undefined);

/** What a buzz does; a setting may provide a silent one. */
export const Feeling = createContext<(feel: Feel) => void>(buzz);
export const useFeel = (): ((feel: Feel) => void) => useContext(Feeling);
