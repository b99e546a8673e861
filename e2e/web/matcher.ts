import type { Locator, Page } from 'playwright-core';

type Root = Page | Locator;

/** What Detox calls a matcher: a way to find elements, and words for it when it finds none. */
export class Matcher implements Detox.NativeMatcher {
  constructor(
    readonly words: string,
    readonly within: (root: Root) => Locator,
  ) {}

  and(other: Detox.NativeMatcher): Matcher {
    const { words, within } = own(other);
    return new Matcher(`${this.words} and ${words}`, (root) => this.within(root).and(within(root)));
  }

  withAncestor(parent: Detox.NativeMatcher): Matcher {
    const { words, within } = own(parent);
    return new Matcher(`${this.words} in ${words}`, (root) => this.within(within(root)));
  }

  withDescendant(child: Detox.NativeMatcher): Matcher {
    const { words, within } = own(child);
    return new Matcher(`${this.words} around ${words}`, (root) => {
      const page = 'page' in root ? root.page() : root;
      return this.within(root).filter({ has: within(page) });
    });
  }
}

export function own(matcher: Detox.NativeMatcher): Matcher {
  if (matcher instanceof Matcher) return matcher;
  throw new Error('this matcher was not made by `by`');
}

const quoted = (sought: string | RegExp) => (typeof sought === 'string' ? `"${sought}"` : String(sought));

export const by: Pick<Detox.ByFacade, 'id' | 'text' | 'label'> = {
  // React Native for the web writes testID into data-testid.
  id: (id) => new Matcher(`id ${quoted(id)}`, (root) => root.getByTestId(id)),
  text: (text) => new Matcher(`text ${quoted(text)}`, (root) => root.getByText(text, { exact: true })),
  label: (label) => new Matcher(`label ${quoted(label)}`, (root) => root.getByLabel(label, { exact: true })),
};
