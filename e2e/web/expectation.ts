import type { WebElement } from './element';
import type { Facts } from './facts';
import { PATIENCE, until } from './patience';

/** What is wrong, or nothing. */
type Check = () => Promise<string | undefined>;

/** What an expectation becomes: a promise for `expect`, something that still wants a time limit for `waitFor`. */
type Settle<R> = (check: Check) => R;

type Words = Omit<Detox.Expect<unknown>, 'toHaveSliderPosition' | 'not'>;

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const fits = (text: string, wanted: string | RegExp) => (wanted instanceof RegExp ? wanted.test(text) : squeeze(text) === squeeze(wanted));

export class Expectation<R> implements Words {
  constructor(
    private readonly element: WebElement,
    private readonly settle: Settle<R>,
    private readonly negated = false,
  ) {}

  get not(): Expectation<R> {
    return new Expectation(this.element, this.settle, !this.negated);
  }

  private that(wish: string, holds: (facts: Facts | undefined) => boolean, saw: (facts: Facts) => string): R {
    const { element, negated } = this;
    return this.settle(async () => {
      const found = await element.find();
      if (!found.facts && found.count > 1) return element.ambiguous(found.count);
      if (holds(found.facts) !== negated) return undefined;
      const seen = found.facts ? saw(found.facts) : 'there is none';
      return `expected ${element.words} ${negated ? 'not ' : ''}${wish}, but ${seen}`;
    });
  }

  toBeVisible(percent = 75): R {
    const saw = ({ shown }: Facts) => `${Math.round(shown * 100)} % of it is on the screen`;
    return this.that('to be visible', (facts) => facts !== undefined && facts.shown * 100 >= percent, saw);
  }

  toBeNotVisible(): R {
    return this.not.toBeVisible();
  }

  toExist(): R {
    return this.that('to exist', (facts) => facts !== undefined, () => 'it is there');
  }

  toNotExist(): R {
    return this.not.toExist();
  }

  toBeFocused(): R {
    return this.that('to be focused', (facts) => facts?.focused === true, ({ focused }) => (focused ? 'it is' : 'it is not'));
  }

  toBeNotFocused(): R {
    return this.not.toBeFocused();
  }

  toHaveText(text: string | RegExp): R {
    return this.that(`to have text "${text}"`, (facts) => facts !== undefined && fits(facts.text, text), (facts) => `it has "${facts.text}"`);
  }

  toHaveLabel(label: string): R {
    return this.that(`to have label "${label}"`, (facts) => facts !== undefined && fits(facts.label, label), (facts) => `it has "${facts.label}"`);
  }

  toHaveId(id: string): R {
    return this.that(`to have id "${id}"`, (facts) => facts?.identifier === id, (facts) => `it has "${facts.identifier}"`);
  }

  toHaveValue(value: unknown): R {
    return this.that(`to have value "${value}"`, (facts) => facts?.value === String(value), (facts) => `it has "${facts.value}"`);
  }

  toHaveToggleValue(on: boolean): R {
    return this.that(`to be switched ${on ? 'on' : 'off'}`, (facts) => facts?.toggled === on, (facts) => `it is ${facts.toggled}`);
  }
}

export const expectation = (element: WebElement) => new Expectation<Promise<void>>(element, (check) => until(PATIENCE, check));

/** `waitFor`: the wish comes first, then how long, or what to scroll meanwhile. */
export const waiting = (element: WebElement, elementOf: (matcher: Detox.NativeMatcher) => WebElement) =>
  new Expectation(element, (check) => ({
    withTimeout: (limit: number) => until(limit, check),
    whileElement: (matcher: Detox.NativeMatcher) => ({
      scroll: async (pixels: number, direction: Detox.Direction) => {
        // Ends by itself: scrolling fails at the end of the content.
        while ((await check()) !== undefined) await elementOf(matcher).scroll(pixels, direction);
      },
    }),
  }));
