import { useTeller } from '../../words';

interface Thing {
  readonly proposed?: boolean;
}

/** Adds behind a note that a value is our own proposal, where one of these is. */
export function useNoted(): (note: string, ...things: readonly (Thing | undefined)[]) => string {
  const teller = useTeller();
  return (note, ...things) => {
    if (!things.some((thing) => thing?.proposed)) return note;
    const proposed = teller.phrase({ key: 'app.proposed' });
    return note ? `${note} (${proposed})` : proposed;
  };
}
