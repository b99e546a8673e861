import type { Link } from './link';

/** Runs a function when the present step is over: `queueMicrotask` on a phone. */
export type Soon = (fn: () => void) => void;

interface End {
  readonly link: Link;
  take(text: string): void;
  end(): void;
}

/** Two ends in one process. Nothing arrives while the sender is still busy, so neither side is ever entered twice. */
export function loopback(soon: Soon): readonly [Link, Link] {
  let open = true;
  const make = (other: () => End): End => {
    let on: { text(text: string): void; close(): void } | undefined;
    const early: (() => void)[] = [];
    const deliver = (happen: () => void) => soon(() => (on ? happen() : early.push(happen)));
    return {
      link: {
        send: (text) => {
          if (open) other().take(text);
        },
        close: () => {
          if (!open) return;
          open = false;
          other().end();
        },
        listen: (text, close) => {
          on = { text, close };
          for (const happen of early.splice(0)) happen();
        },
      },
      take: (text) => deliver(() => on?.text(text)),
      end: () => deliver(() => on?.close()),
    };
  };
  const a: End = make(() => b);
  const b: End = make(() => a);
  return [a.link, b.link];
}
