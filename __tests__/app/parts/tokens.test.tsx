import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';

import { Tokens, type Reserve } from '../../../app/parts/Tokens';
import { Feeling } from '../../../app/theme/feel';

const health: Reserve = {
  id: 'hp',
  shape: 'circle',
  pigment: 'minium',
  icon: 'hearts',
  value: 9,
  max: 12,
  label: 'HP',
  of: 'of 12',
  name: 'Health',
  said: '9 of 12',
  more: 'One health more',
  less: 'One health less',
};

const act = (testID: string, actionName: string) =>
  fireEvent(screen.getByTestId(testID), 'accessibilityAction', { nativeEvent: { actionName } });

const at = (pageX: number) => ({ nativeEvent: { pageX, pageY: 100 } });

describe.each(['column', 'row'] as const)('as a %s', (layout) => {
  test('the buttons change the reserve by one', async () => {
    const changed = jest.fn();
    render(<Tokens testID="tokens" layout={layout} reserves={[health]} onChange={changed} />);
    await userEvent.press(screen.getByRole('button', { name: 'One health more' }));
    await userEvent.press(screen.getByRole('button', { name: 'One health less' }));
    expect(changed.mock.calls).toEqual([
      ['hp', 1],
      ['hp', -1],
    ]);
  });

  test('a screen reader finds an adjustable with its value, and its gestures change it', () => {
    const changed = jest.fn();
    render(<Tokens testID="tokens" layout={layout} reserves={[health]} onChange={changed} />);
    const adjustable = screen.getByRole('adjustable', { name: 'Health' });
    expect(adjustable).toHaveAccessibilityValue({ min: 0, max: 12, now: 9, text: '9 of 12' });
    act('tokens-hp', 'increment');
    act('tokens-hp', 'decrement');
    expect(changed.mock.calls).toEqual([
      ['hp', 1],
      ['hp', -1],
    ]);
  });

  test('a limit buzzes instead of changing anything', async () => {
    const [changed, felt] = [jest.fn(), jest.fn()];
    render(
      <Feeling value={felt}>
        <Tokens testID="tokens" layout={layout} reserves={[{ ...health, value: 12 }, { ...health, id: 'mp', value: 0 }]} onChange={changed} />
      </Feeling>,
    );
    await userEvent.press(screen.getByTestId('tokens-hp-more'));
    act('tokens-hp', 'increment');
    act('tokens-mp', 'decrement');
    expect(changed).not.toHaveBeenCalled();
    expect(felt.mock.calls).toEqual([['limit'], ['limit'], ['limit']]);
  });

  test('a swipe changes it by several at once, and no further than the limit', () => {
    const changed = jest.fn();
    render(<Tokens testID="tokens" layout={layout} reserves={[health]} onChange={changed} />);
    const chip = screen.getByTestId('tokens-hp');
    fireEvent(chip, 'startShouldSetResponderCapture', at(100));
    fireEvent(chip, 'responderMove', at(100 + 16 * 2));
    expect(screen.getByText('11')).toBeOnTheScreen();
    expect(changed).not.toHaveBeenCalled();
    fireEvent(chip, 'responderMove', at(100 + 16 * 9));
    fireEvent(chip, 'responderRelease', at(100 + 16 * 9));
    expect(changed.mock.calls).toEqual([['hp', 3]]);
  });
});

test('a reserve without a maximum goes on', () => {
  const changed = jest.fn();
  render(<Tokens testID="tokens" reserves={[{ ...health, max: undefined, value: 99 }]} onChange={changed} />);
  act('tokens-hp', 'increment');
  expect(changed).toHaveBeenCalledWith('hp', 1);
});

test('without onChange there is nothing to press, and the value is still said', () => {
  render(<Tokens testID="tokens" reserves={[health]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('adjustable')).toBeNull();
  expect(screen.getByLabelText('Health, 9 of 12')).toBeOnTheScreen();
});

test('a strip is only read, even where changes would be allowed', () => {
  render(<Tokens testID="tokens" layout="strip" reserves={[health]} onChange={jest.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByLabelText('Health, 9 of 12')).toBeOnTheScreen();
});
