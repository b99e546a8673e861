import { render, screen, userEvent } from '@testing-library/react-native';
import { Circle } from 'react-native-svg';

import { pipSpots, symbolSpots } from '../../../app/parts/dice';
import { Die } from '../../../app/parts/Die';
import { Pool } from '../../../app/parts/Pool';

test('a die names itself', () => {
  render(<Die paint="minium" mark="diamond" face={{ skull: 1 }} icons={{ skull: 'death-skull' }} label="Red die, skull" />);
  expect(screen.getByRole('img', { name: 'Red die, skull' })).toBeOnTheScreen();
});

test('a die that can be tapped is a button that says whether it is selected', async () => {
  const tapped = jest.fn();
  render(<Die testID="die" paint="onyx" mark="square" label="Black die, bolt" selected onPress={tapped} />);
  expect(screen.getByRole('button', { name: 'Black die, bolt' })).toBeSelected();
  await userEvent.press(screen.getByTestId('die'));
  expect(tapped).toHaveBeenCalledTimes(1);
});

test.each([1, 2, 3, 4, 5, 6])('pips: %i dots', (pips) => {
  render(<Die paint="bone" face={{ pips }} label={`${pips}`} />);
  expect(screen.UNSAFE_getAllByType(Circle)).toHaveLength(pips);
});

test('beyond six pips a numeral stands', () => {
  render(<Die paint="bone" face={{ pips: 17 }} label="seventeen" />);
  expect(screen.getByText('17', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.UNSAFE_queryAllByType(Circle)).toHaveLength(0);
});

test('no dot and no symbol leaves its die', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    for (const { x, y } of pipSpots(count) ?? []) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
    const { side, spots } = symbolSpots(count);
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) expect(Math.max(Math.abs(x), Math.abs(y)) + side / 2).toBeLessThanOrEqual(48);
  }
});

test('a pool says its dice in words and counts them where there are many', () => {
  render(<Pool label="six black dice" dice={[{ paint: 'onyx', mark: 'square', count: 6 }]} bonus="+3" />);
  expect(screen.getByLabelText('six black dice')).toBeOnTheScreen();
  expect(screen.getByText('6')).toBeOnTheScreen();
  expect(screen.getByText('+3')).toBeOnTheScreen();
});
