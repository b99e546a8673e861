/** A file that leaves one phone and reaches another. */
export interface Paper {
  readonly name: string;
  readonly text: string;
}

/** What only a browser lets a story do to a phone, or ask of it. */
export interface Hatch {
  /** Where the app comes from, such as `http://localhost:8080`. */
  origin(): string;
  /** All that the app keeps on this phone, by its own names. */
  kept(): Promise<Readonly<Record<string, string>>>;
  /** Puts something else in its place, behind the app's back. */
  tamper(key: string, text: string): Promise<void>;
  /** The file that the app gives out when `act` is done. */
  takes(act: () => Promise<void>): Promise<Paper>;
  /** Hands a file to the picker that `act` opens. */
  hands(paper: Paper, act: () => Promise<void>): Promise<void>;
  /** Makes the voice slow: until the app is loaded anew each line lasts until it is stopped. */
  drawl(): Promise<void>;
  /** What keeps somebody from using this screen: controls without a name or too small, what lies outside the glass, what axe finds. */
  barriers(): Promise<readonly string[]>;
  /** Walks there with the Tab key alone, and fails where that does not lead there or the focus cannot be seen. */
  tabsTo(id: string): Promise<void>;
}
