import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { factsOf, type Facts } from './facts';
import { own, type Matcher } from './matcher';
import { PATIENCE, until } from './patience';
import { ARTIFACTS, type Screen } from './screen';
import { drag, heading, line, type Point } from './touch';

type Actions = Pick<
  Detox.NativeElement,
  | 'tap'
  | 'longPress'
  | 'multiTap'
  | 'typeText'
  | 'replaceText'
  | 'clearText'
  | 'tapReturnKey'
  | 'tapBackspaceKey'
  | 'scroll'
  | 'scrollTo'
  | 'swipe'
  | 'takeScreenshot'
>;

/** What is found: one element, or why not. */
export type Found = { readonly facts: Facts; readonly locator: Locator } | { readonly facts: undefined; readonly count: number };

export class WebElement implements Actions {
  readonly matcher: Matcher;

  constructor(
    readonly screen: Screen,
    matcher: Detox.NativeMatcher,
    readonly index?: number,
  ) {
    this.matcher = own(matcher);
  }

  get words(): string {
    return `${this.matcher.words}${this.index === undefined ? '' : ` at ${this.index}`} on ${this.screen.name}`;
  }

  atIndex(index: number): WebElement {
    return new WebElement(this.screen, this.matcher, index);
  }

  /** The one element that is meant; of several, the one that is shown. */
  async find(): Promise<Found> {
    const locator = this.matcher.within(this.screen.page);
    const all = await factsOf(locator);
    const among = all.map((facts, at) => ({ facts, at }));
    const drawn = among.filter(({ facts }) => facts.drawn);
    const shown = drawn.filter(({ facts }) => facts.shown > 0);
    const candidates = this.index !== undefined ? among.slice(this.index, this.index + 1) : shown.length > 0 ? shown : drawn;
    const [only] = candidates;
    if (!only || candidates.length > 1) return { facts: undefined, count: candidates.length };
    return { facts: only.facts, locator: locator.nth(only.at) };
  }

  /** The element, once it is on the screen. */
  private ready(): Promise<{ facts: Facts; locator: Locator }> {
    return until(PATIENCE, async () => {
      const found = await this.find();
      if (!found.facts) return found.count > 1 ? this.ambiguous(found.count) : `there is no ${this.words}`;
      return found.facts.shown > 0 ? found : `${this.words} is there but not on the screen: scroll to it first`;
    });
  }

  ambiguous(count: number): string {
    return `${count} elements are ${this.words}: say which with atIndex`;
  }

  async tap(point?: Point): Promise<void> {
    const { locator } = await this.ready();
    await locator.tap({ timeout: PATIENCE, ...(point && { position: point }) });
  }

  async multiTap(times: number): Promise<void> {
    for (let tap = 0; tap < times; tap += 1) await this.tap();
  }

  async longPress(pointOrTime?: Point | number, time?: number): Promise<void> {
    const { facts } = await this.ready();
    const { x, y, width, height } = facts.frame;
    const point = typeof pointOrTime === 'object' ? pointOrTime : { x: width / 2, y: height / 2 };
    const hold = typeof pointOrTime === 'number' ? pointOrTime : (time ?? 1_000);
    await drag(this.screen.page, [{ x: x + point.x, y: y + point.y }], { hold });
  }

  async typeText(text: string): Promise<void> {
    await this.tap();
    await (await this.field()).pressSequentially(text);
  }

  async replaceText(text: string): Promise<void> {
    await (await this.field()).fill(text, { timeout: PATIENCE });
  }

  clearText(): Promise<void> {
    return this.replaceText('');
  }

  async tapReturnKey(): Promise<void> {
    await (await this.field()).press('Enter');
  }

  async tapBackspaceKey(): Promise<void> {
    await (await this.field()).press('Backspace');
  }

  private async field(): Promise<Locator> {
    const { locator } = await this.ready();
    const inner = locator.locator('input, textarea').first();
    return (await inner.count()) > 0 ? inner : locator;
  }

  /** Moves the content's window by so many points. Fails at the end of the content, as Detox does. */
  async scroll(pixels: number, direction: Detox.Direction): Promise<void> {
    const { locator } = await this.ready();
    const { x, y } = heading(direction);
    const moved = await locator.evaluate(
      (element, by) => {
        const before = [element.scrollLeft, element.scrollTop];
        element.scrollBy({ ...by, behavior: 'instant' });
        return before[0] !== element.scrollLeft || before[1] !== element.scrollTop;
      },
      { left: x * pixels, top: y * pixels },
    );
    if (!moved) throw new Error(`${this.words} cannot scroll further ${direction}`);
  }

  async scrollTo(edge: Detox.Direction): Promise<void> {
    const { locator } = await this.ready();
    const { x, y } = heading(edge);
    await locator.evaluate(
      (element, to) => element.scrollTo({ left: to.x * element.scrollWidth, top: to.y * element.scrollHeight, behavior: 'instant' }),
      { x: Math.max(x, 0), y: Math.max(y, 0) },
    );
  }

  async swipe(direction: Detox.Direction, speed: Detox.Speed = 'fast', share = 0.75, startX = Number.NaN, startY = Number.NaN): Promise<void> {
    const { facts } = await this.ready();
    const { x, y, width, height } = facts.frame;
    const way = heading(direction);
    const from = {
      x: x + width * (Number.isNaN(startX) ? 0.5 - way.x * 0.4 : startX),
      y: y + height * (Number.isNaN(startY) ? 0.5 - way.y * 0.4 : startY),
    };
    const to = { x: from.x + way.x * width * share, y: from.y + way.y * height * share };
    await drag(this.screen.page, line(from, to), { pace: speed === 'fast' ? 8 : 40 });
  }

  async getAttributes(): Promise<unknown> {
    const all = await factsOf(this.matcher.within(this.screen.page));
    const chosen = this.index === undefined ? all.filter(({ drawn }) => drawn) : all.slice(this.index, this.index + 1);
    if (chosen.length === 0) throw new Error(`there is no ${this.words}`);
    const elements = chosen.map(({ shown, drawn: _, ...facts }) => ({ ...facts, visible: shown > 0 }));
    return elements.length === 1 ? elements[0] : { elements };
  }

  async takeScreenshot(name: string): Promise<string> {
    const { locator } = await this.ready();
    const path = join(ARTIFACTS, `${this.screen.name}-${name}.png`);
    await locator.screenshot({ path });
    return path;
  }
}
