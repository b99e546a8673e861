import type { Page } from 'playwright-core';
import { until } from './patience';

/** More stops than any screen has. */
const STOPS = 80;
/** A ring is drawn with the next picture. */
const DRAWN = 1_000;

/** Runs in the page: where the focus is, and whether the eye can find it there. */
function focusNow(): { id: string; ringed: boolean } {
  const at = document.activeElement;
  const ringed = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  // A field wears its ring around the frame that it stands in.
  return { id: at?.getAttribute('data-testid') ?? '', ringed: ringed(at) || ringed(at?.parentElement) };
}

export async function tabTo(page: Page, id: string): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(focusNow);
    if (focus.id !== id) {
      seen.push(focus.id || '(nameless)');
      continue;
    }
    return until(DRAWN, async () => ((await page.evaluate(focusNow)).ringed ? undefined : `"${id}" has the focus, but nobody can see it`));
  }
  throw new Error(`the Tab key does not lead to "${id}", only to ${[...new Set(seen)].join(', ')}`);
}
