import { renderHook } from '@testing-library/react-native';
import type { Guest } from '../../../engine/table/guest';
import { useOnward } from '../../../app/shell/onward';

/** What reaches the host when a person taps at these times. */
function sent(taps: readonly (readonly [at: number, type: string, as?: string])[]): readonly string[] {
  const reached: string[] = [];
  const guest: Pick<Guest, 'command'> = { command: ({ as, type }) => String(reached.push(`${as} ${type}`)) };
  const { result } = renderHook(() => useOnward(guest as Guest));
  for (const [at, type, as] of taps) {
    jest.setSystemTime(1_000_000 + at);
    result.current({ type, ...(as && { as }) });
  }
  return reached;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the second half of a double tap does not end the next turn too', () => {
  expect(sent([[0, 'end-turn', 'a'], [200, 'end-turn', 'b']])).toEqual(['a end-turn']);
});

test('a tap of its own does, and so does another step', () => {
  expect(sent([[0, 'end-turn', 'a'], [900, 'end-turn', 'b'], [1000, 'end-phase', 'c']])).toEqual(['a end-turn', 'b end-turn', 'c end-phase']);
});
