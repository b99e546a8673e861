import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

// Read once, run in each page: axe is made for a browser, not for Node.
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES: RunOptions = { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
const GRAVE = new Set(['serious', 'critical']);
// Takes "Search" over "3 ways" for "Search3 ways", which no name contains. `look` compares the first words instead.
const MISREAD = 'label-content-name-mismatch';

/** Runs in the page, so it must bring along everything that it uses. */
function look({ width, least }: { width: number; least: number }): string[] {
  const CONTROLS = 'button, a[href], input, textarea, select, [tabindex], [role=button], [role=radio], [role=switch], [role=checkbox], [role=tab], [role=slider]';
  // What lies under an open sheet cannot be used while it is open.
  const sheets = [...document.querySelectorAll('[aria-modal=true]')].filter((sheet) => sheet.checkVisibility());
  const root = sheets.at(-1) ?? document.body;
  const shown = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return wide * height > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
  };
  const within = [...root.querySelectorAll('*')].filter(shown);
  const words = (element: Element) => (element.getAttribute('data-testid') ?? element.textContent ?? '').trim().slice(0, 40) || element.outerHTML.slice(0, 80);
  const controls = within.filter((element) => element.matches(CONTROLS) && element.getAttribute('role') !== 'dialog');
  // Focus traps and scrolling panes can be stepped on but do nothing.
  const used = controls.filter((element) => element.hasAttribute('role') || element.matches('button, a, input, textarea, select'));
  const labels = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const nameless = used.filter((element) => labels(element).trim() === '').map((element) => `${words(element)} has no name`);
  // Who speaks to a phone says what stands on the button.
  const misnamed = used.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const first = element.getAttribute('role') === 'slider' ? '' : (texts.nextNode()?.textContent?.trim() ?? '');
    return labels(element).toLowerCase().includes(first.toLowerCase()) ? [] : [`${words(element)} shows "${first}" and is named "${labels(element)}"`];
  });
  const small = used.flatMap((element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    return wide >= least && height >= least ? [] : [`${words(element)} is ${Math.round(wide)} by ${Math.round(height)}`];
  });
  const telling = (element: Element) => controls.includes(element) || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const outside = within.filter(telling).flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= -0.5 && right <= width + 0.5 ? [] : [`${words(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width}`];
  });
  const page = document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
  return [...(used.length === 0 ? ['there is no control at all'] : []), ...nameless, ...misnamed, ...small, ...outside, ...page];
}

/** Targets of 44 points at least, as the theme promises (app/theme/space.ts). */
const LEAST = 44;

export async function barriersOn(page: Page): Promise<readonly string[]> {
  const { width } = page.viewportSize() ?? { width: 0 };
  // A sheet that is still rising is no dialog yet.
  await page.waitForFunction(() => [...document.querySelectorAll('[aria-modal=true]')].at(-1)?.matches('[role=dialog]') !== false);
  // Words that fade are not judged by their colours.
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity));
  const seen = await page.evaluate(look, { width, least: LEAST });
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((rules) => (globalThis as unknown as { axe: { run(rules: unknown): Promise<AxeResults> } }).axe.run(rules), RULES as object);
  const grave = violations.filter(({ id, impact }) => GRAVE.has(impact ?? '') && id !== MISREAD);
  return [...seen, ...grave.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `axe ${id}: ${help} at ${html.slice(0, 160)}`))];
}
