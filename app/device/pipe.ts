import type { Link } from '@engine/table/link';

/** A link whose other end is fed by hand: what a socket says goes in by `said`, what the screen says goes out by `send`. */
export interface Pipe extends Link {
  said(text: string): void;
  ended(): void;
}

export function pipe(send: (text: string) => void, close: () => void): Pipe {
  const early: string[] = [];
  let hear: ((text: string) => void) | undefined;
  let end: (() => void) | undefined;
  let over = false;
  return {
    send: (text) => {
      if (!over) send(text);
    },
    close: () => {
      if (over) return;
      over = true;
      close();
    },
    listen: (onText, onClose) => {
      hear = onText;
      end = onClose;
      for (const text of early.splice(0)) onText(text);
      if (over) onClose();
    },
    said: (text) => (hear ? hear(text) : void early.push(text)),
    ended: () => {
      if (over) return;
      over = true;
      end?.();
    },
  };
}
