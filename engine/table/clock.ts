/** The time of day and a way to be called later: the phone's in the app, a simulated one in tests. */
export interface Clock {
  /** Milliseconds; only differences mean something. */
  now(): number;
  /** Calls `fn` once after `ms`; the function returned calls that off. */
  after(ms: number, fn: () => void): () => void;
}
