import type { Locator } from 'playwright-core';

/** What can be read off one element in a browser, in Detox's terms. */
export interface Facts {
  readonly identifier: string;
  readonly text: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly placeholder: string | undefined;
  readonly enabled: boolean;
  readonly focused: boolean;
  readonly toggled: boolean | undefined;
  /** Laid out somewhere. A screen that lies below another stays in the page, but a phone would not find anything on it. */
  readonly drawn: boolean;
  /** How much of it is on the screen, from 0 to 1. */
  readonly shown: number;
  readonly frame: { x: number; y: number; width: number; height: number };
}

/** Runs inside the page, so it must bring along everything that it uses. */
async function read(element: Element): Promise<Facts> {
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isInput = (node: Element | null): node is HTMLInputElement => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

  const share = () =>
    new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.intersectionRatio ?? 0);
      });
      observer.observe(element);
    });

  const { x, y, width, height } = element.getBoundingClientRect();
  const seen = width * height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const text = isInput(element) ? element.value : squeeze(element.textContent);
  const box = element.matches('[aria-checked]') ? element : element.querySelector('input[type=checkbox]');
  const active = document.activeElement;

  return {
    identifier: element.getAttribute('data-testid') ?? '',
    text,
    label: squeeze(element.getAttribute('aria-label') ?? text),
    value: element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? (isInput(element) ? element.value : undefined),
    placeholder: element.getAttribute('placeholder') ?? undefined,
    enabled: !element.matches('[aria-disabled=true], :disabled'),
    focused: active !== null && active !== document.body && element.contains(active),
    toggled: box === null ? undefined : box.getAttribute('aria-checked') === 'true' || (box as HTMLInputElement).checked === true,
    drawn: element.checkVisibility(),
    shown: seen ? await share() : 0,
    frame: { x, y, width, height },
  };
}

/** One locator may mean several elements: here are all of them, in the order of the page. */
export async function factsOf(locator: Locator): Promise<Facts[]> {
  const handles = await locator.elementHandles();
  const facts = await Promise.all(
    // An element that React has just taken away is as good as never found.
    handles.map((handle) => handle.evaluate(read).catch(() => undefined)),
  );
  return facts.filter((fact) => fact !== undefined);
}
