import { by, device, element, expect, waitFor } from 'detox';
import type { Hatch } from './hatch';

/** One phone at the table, with Detox's own words for it. */
export interface Phone {
  readonly name: string;
  readonly by: typeof by;
  readonly device: typeof device;
  readonly element: typeof element;
  readonly expect: typeof expect;
  readonly waitFor: typeof waitFor;
  /** What it said aloud since it was last loaded, in order. */
  spoken(): Promise<readonly string[]>;
  /** Lets errors in its console that fit the pattern pass, in a story that provokes them on purpose. */
  forgive(pattern: RegExp): void;
  /** What a browser alone can do. */
  web(): Hatch;
}

export interface PhoneOptions {
  /** Of its screen, in points. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Pixels to a point: 2 for pictures that people look at. */
  readonly scale?: number;
  /** BCP 47, such as `fr-FR`. */
  readonly locale?: string;
}

/**
 * Picks up a phone that the app is not yet launched on.
 *
 * This is the phone of a run on a device, where Detox drives one phone and hears nothing: a second name is a fault of the
 * story, which should have been told with `together`. In the browser `e2e/web/phones.ts` stands in for this file, and there
 * are as many phones as a story wants.
 */
export async function phone(name: string, _options: PhoneOptions = {}): Promise<Phone> {
  holder ??= name;
  if (holder !== name) throw new Error(`${name} has no phone: a run on a device has one, and ${holder} holds it`);
  const deaf = () => Promise.reject(new Error('a run on a device cannot hear the phone: ask for what it said in the browser only'));
  const web = () => {
    throw new Error('a run on a device has no browser: tell this story with `together`');
  };
  return { name, by, device, element, expect, waitFor, spoken: deaf, forgive: () => {}, web };
}

let holder: string | undefined;

/** Like `it`, for a story of several phones: skipped on a device, with the reason in its name. */
export function together(title: string, _story: () => Promise<void>): void {
  // oxlint-disable-next-line jest/no-disabled-tests, jest/expect-expect, jest/valid-title
  it.skip(`${title} (needs several phones; a run on a device has one: see npm run stories)`, () => {});
}
