import type { Page } from 'playwright-core';
import { pause } from './patience';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 12;

/** A finger on the glass: Playwright can only tap, so the rest goes through Chromium's own protocol. */
export async function drag(page: Page, path: readonly Point[], { hold = 0, pace = 16 } = {}): Promise<void> {
  const [start, ...rest] = path;
  if (!start) return;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await touch('touchStart', start);
  await pause(hold);
  for (const point of rest) {
    await touch('touchMove', point);
    await pause(pace);
  }
  await touch('touchEnd');
  await session.detach();
}

/** A straight way of a finger. */
export function line(from: Point, to: Point): Point[] {
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  return Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS));
}

/** The unit vector in which the finger, or the content's window, goes. */
export function heading(direction: Detox.Direction): Point {
  switch (direction) {
    case 'up':
    case 'top':
      return { x: 0, y: -1 };
    case 'down':
    case 'bottom':
      return { x: 0, y: 1 };
    case 'left':
      return { x: -1, y: 0 };
    case 'right':
      return { x: 1, y: 0 };
  }
}
