export interface FakeMouth {
  readonly spoken: string[];
  speak(text: string, locale: string, rate: number): Promise<void>;
  stop(): void;
}

/**
 * Runs in the page before the app. A headless browser has no voices, so the app finds this mouth instead and says everything
 * at once; stories ask what it was.
 */
export function fakeMouth(): void {
  const spoken: string[] = [];
  const mouth: FakeMouth = {
    spoken,
    speak: (text) => {
      spoken.push(text);
      return new Promise((resolve) => setTimeout(resolve, 0));
    },
    stop: () => {},
  };
  Object.assign(globalThis, { __eruneMouth: mouth });
}

/** Runs in the page. */
export function whatWasSpoken(): readonly string[] {
  return (globalThis as unknown as { __eruneMouth: FakeMouth }).__eruneMouth.spoken;
}
