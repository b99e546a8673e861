import { phone, type Phone, type PhoneOptions } from './phones';

/** A person with a phone: what people do at a table, in Detox's words. */
export interface Person extends Phone {
  /** Scrolls until it can be seen, then taps it. */
  press(id: string): Promise<void>;
  /** The same, for what only its words tell apart. */
  pressWords(text: string): Promise<void>;
  sees(id: string): Promise<void>;
  reads(id: string, text: string | RegExp): Promise<void>;
  /** Until it is no longer there. */
  misses(id: string): Promise<void>;
  /** A slider, a token, a field. */
  counts(id: string, value: string): Promise<void>;
  /** Whether something is on the screen now, without waiting for it. */
  has(id: string): Promise<boolean>;
  /** Taps an offer, opening its group first where there are several ways. */
  does(group: string, offer: string): Promise<void>;
  /** Types real dice in, face by face. */
  types(...pips: readonly number[]): Promise<void>;
  text(id: string): Promise<string>;
}

const PATIENCE = 10_000;
/** Longer than a sheet rises (app/theme/motion.ts). */
const RISE = 400;
/** What scrolls, a sheet before the page that it lies on. */
const SHEETS = ['paused', 'here', 'edit', 'making', 'free-dice'];
const PAGES = ['player', 'host-table', 'guest-lobby', 'host-lobby', 'home', 'settings', 'characters', 'end'];
const SCROLLS = [...SHEETS, ...PAGES].map((id) => `${id}-scroll`);

export async function person(name: string, options?: PhoneOptions): Promise<Person> {
  const held = await phone(name, options);
  const { by, element, waitFor, expect } = held;
  const has = (id: string) =>
    expect(element(by.id(id)))
      .toExist()
      .then(() => true, () => false);
  /** Asks once: `expect` would wait. */
  const glance = (matcher: Detox.NativeMatcher) =>
    waitFor(element(matcher))
      .toBeVisible()
      .withTimeout(1)
      .then(() => true, () => false);
  /** What a rising sheet carries comes into sight by itself; only what stays away must be scrolled to. */
  const settles = (thing: ReturnType<typeof element>) =>
    waitFor(thing)
      .toBeVisible()
      .withTimeout(RISE)
      .then(() => true, () => false);
  const scrollTo = async (thing: ReturnType<typeof element>) => {
    for (const scroll of SCROLLS.map((id) => by.id(id))) {
      if (!(await glance(scroll))) continue;
      await element(scroll).scrollTo('top');
      return waitFor(thing).toBeVisible().whileElement(scroll).scroll(160, 'down');
    }
  };
  const tap = async (matcher: Detox.NativeMatcher) => {
    const thing = element(matcher);
    if (!(await glance(matcher))) {
      await waitFor(thing).toExist().withTimeout(PATIENCE);
      if (!(await settles(thing))) await scrollTo(thing);
    }
    await thing.tap();
  };
  const press = (id: string) => tap(by.id(id));
  return {
    ...held,
    press,
    pressWords: (text) => tap(by.text(text)),
    has,
    sees: (id) => waitFor(element(by.id(id))).toExist().withTimeout(PATIENCE),
    // On the web a text may also be a pattern, which Detox's types do not know.
    reads: (id, text) => waitFor(element(by.id(id))).toHaveText(text as string).withTimeout(PATIENCE),
    misses: (id) => waitFor(element(by.id(id))).not.toExist().withTimeout(PATIENCE),
    counts: (id, value) => waitFor(element(by.id(id))).toHaveValue(value).withTimeout(PATIENCE),
    does: async (group, offer) => {
      const several = element(by.id(`group-${group}`));
      const direct = element(by.id(offer));
      // Whichever comes first: the turn may just be changing hands.
      for (let tries = 0; tries < 100 && !(await glanceExists(several)) && !(await glanceExists(direct)); tries++);
      if (!(await glanceExists(direct))) await press(`group-${group}`);
      await press(offer);
    },
    types: async (...pips) => {
      await press('dice-mode-real');
      for (const [i, pip] of pips.entries()) {
        await press(`face-${pip}`);
        await waitFor(element(by.id(`typed-${i}`))).toExist().withTimeout(PATIENCE);
      }
      await press('keep-dice');
    },
    text: async (id) => {
      await waitFor(element(by.id(id))).toExist().withTimeout(PATIENCE);
      const facts = await element(by.id(id)).getAttributes();
      return 'text' in facts ? (facts.text ?? '') : '';
    },
  };

  function glanceExists(thing: ReturnType<typeof element>): Promise<boolean> {
    return waitFor(thing)
      .toExist()
      .withTimeout(50)
      .then(() => true, () => false);
  }
}
