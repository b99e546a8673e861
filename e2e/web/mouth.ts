export interface FakeMouth {
  readonly spoken: string[];
  /** A line lasts until it is stopped. */
  slow: boolean;
  speak(text: string, locale: string, rate: number): Promise<void>;
  stop(): void;
}

/**
 * Runs in the page before the app. A headless browser has no voices, so the app finds this mouth instead and says everything
 * at once; stories ask what it was.
 */
export function fakeMouth(): void {
  const spoken: string[] = [];
  let stopped: (() => void) | undefined;
  const mouth: FakeMouth = {
    spoken,
    slow: false,
    speak: (text) => {
      spoken.push(text);
      return new Promise((resolve) => {
        stopped = resolve;
        if (!mouth.slow) setTimeout(resolve, 0);
      });
    },
    stop: () => stopped?.(),
  };
  Object.assign(globalThis, { __eruneMouth: mouth });
}

/** Runs in the page. */
export function whatWasSpoken(): readonly string[] {
  return (globalThis as unknown as { __eruneMouth: FakeMouth }).__eruneMouth.spoken;
}

/** Runs in the page. */
export function drawl(): void {
  (globalThis as unknown as { __eruneMouth: FakeMouth }).__eruneMouth.slow = true;
}
