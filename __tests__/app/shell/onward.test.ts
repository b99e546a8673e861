import { renderHook } from '@testing-library/react-native';
import { useOnward } from '../../../app/shell/onward';
import type { AtTable } from '../../../app/shell/seat';

interface Tap {
  readonly at: number;
  readonly type: string;
  readonly as?: string;
  /** The newest deed on this phone when the finger comes down. */
  readonly deed: number;
}

/** What reaches the host when a person taps so. */
function sent(taps: readonly Tap[]): readonly string[] {
  const reached: string[] = [];
  const guest: Pick<AtTable['guest'], 'command'> = { command: ({ as, type }) => String(reached.push(`${as} ${type}`)) };
  const seen = (n: number) => ({ guest, picture: { last: { n, by: 's1', contested: false } } }) as AtTable;
  const { result, rerender } = renderHook(({ deed }: { deed: number }) => useOnward(seen(deed)), { initialProps: { deed: 0 } });
  for (const { at, type, as, deed } of taps) {
    jest.setSystemTime(1_000_000 + at);
    rerender({ deed });
    result.current({ type, ...(as && { as }) });
  }
  return reached;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['before the host confirmed the first', 4],
  ['after it', 5],
])('the second half of a double tap does not end the next turn too, %s', (_, deed) => {
  expect(sent([{ at: 0, type: 'end-turn', as: 'a', deed: 4 }, { at: 200, type: 'end-turn', as: 'b', deed }])).toEqual(['a end-turn']);
});

test('a tap of its own does, and so does another step', () => {
  const taps = [{ at: 0, type: 'end-turn', as: 'a', deed: 4 }, { at: 900, type: 'end-turn', as: 'b', deed: 5 }, { at: 1000, type: 'end-phase', as: 'c', deed: 6 }];
  expect(sent(taps)).toEqual(['a end-turn', 'b end-turn', 'c end-phase']);
});

test('whoever is quick and did something in between ends the next turn too', () => {
  expect(sent([{ at: 0, type: 'end-turn', as: 'a', deed: 4 }, { at: 300, type: 'end-turn', as: 'b', deed: 6 }])).toEqual(['a end-turn', 'b end-turn']);
});
