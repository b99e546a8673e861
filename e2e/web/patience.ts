/** How long an action or an expectation waits by itself. Detox waits until the app is idle; a browser cannot say that it is. */
export const PATIENCE = 5_000;

const PAUSE = 50;
const OWN_FRAME = /e2e[\\/]web[\\/](?!.*\.story\.)/;

/** Tries again and again. Words are what is wrong; anything else is the result. */
export async function until<T extends object | undefined>(limit: number, attempt: () => Promise<string | T>): Promise<T> {
  const called = new Error('called');
  const end = Date.now() + limit;
  for (;;) {
    const result = await attempt();
    if (typeof result !== 'string') return result;
    if (Date.now() >= end) throw blame(called, `${result} (waited ${limit / 1000} s)`);
    await pause(PAUSE);
  }
}

/** The failure is the story's: its trace begins at the story's own line, not in here. */
function blame(called: Error, message: string): Error {
  const frames = called.stack?.split('\n').slice(1).filter((frame) => !OWN_FRAME.test(frame)) ?? [];
  const error = new Error(message);
  error.stack = [`Error: ${message}`, ...frames].join('\n');
  return error;
}

export const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
