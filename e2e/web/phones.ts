import type { Phone, PhoneOptions } from '../phones';
import { WebDevice } from './device';
import { WebElement } from './element';
import { expectation, waiting } from './expectation';
import { hatchOf } from './hatch';
import { by } from './matcher';
import { whatWasSpoken } from './mouth';
import { stage } from './stage';

/** Detox's words, bound to one phone. */
export function wordsFor(name: string, options: PhoneOptions = {}): Phone {
  const screen = stage.screen(name, options);
  const element = (matcher: Detox.NativeMatcher) => new WebElement(screen, matcher);
  const words = {
    name,
    by,
    device: new WebDevice(screen, () => stage.home()),
    element,
    expect: expectation,
    waitFor: (awaited: WebElement) => waiting(awaited, element),
    spoken: () => screen.page.evaluate(whatWasSpoken),
    forgive: (pattern: RegExp) => screen.forgive(pattern),
    web: () => hatchOf(screen),
  };
  // Detox knows some words more, for things that a browser has not; a story that uses one fails by name.
  return words as unknown as Phone;
}

/** In the browser every name has a phone, and the same name has the same one until the end of the file. */
export const phone = async (name: string, options?: PhoneOptions): Promise<Phone> => wordsFor(name, options);

export const together = it;
