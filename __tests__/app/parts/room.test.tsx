import { act, render, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Banner } from '../../../app/parts/Banner';
import { Pool } from '../../../app/parts/Pool';
import { Side } from '../../../app/parts/Side';
import { TabBar } from '../../../app/parts/TabBar';
import { Body } from '../../../app/parts/Words';

const window = (width: number, fontScale: number) =>
  act(() => Dimensions.set({ window: { width, height: 640, scale: 2, fontScale }, screen: { width, height: 640, scale: 2, fontScale } }));

const before = Dimensions.get('window');
afterEach(() => window(before.width, before.fontScale));

const actions = { left: 1, of: 2, label: '1 action left' };
const dice = [{ paint: 'onyx', mark: 'square', count: 3 }] as const;

test('with room, words stand beside their signs', () => {
  window(390, 1);
  const { unmount } = render(<Banner testID="turn" mine text="Your turn" actions={actions} />);
  expect(screen.getByText('1 action left')).toBeOnTheScreen();
  unmount();
  render(<Pool label="three black dice" dice={dice} />);
  expect(screen.queryByText('3')).toBeNull();
});

test.each([
  ['a small phone', 320, 1],
  ['large text', 390, 1.5],
])('on %s marks are counted, and words that have a sign are only spoken', (_, width, scale) => {
  window(width, scale);
  const { unmount } = render(<Banner testID="turn" mine text="Your turn" actions={actions} />);
  expect(screen.queryByText('1 action left')).toBeNull();
  expect(screen.getByLabelText('1 action left')).toBeOnTheScreen();
  unmount();
  render(<Pool label="three black dice" dice={dice} />);
  expect(screen.getByText('3')).toBeOnTheScreen();
});

test('tabs lose their names on the screen, never for screen readers', () => {
  window(320, 1.5);
  const metrics = { frame: { x: 0, y: 0, width: 320, height: 640 }, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <TabBar testID="tabs" label="Character" tabs={[{ id: 'bag', icon: 'knapsack', label: 'Bag' }]} current="bag" onChange={jest.fn()} />
    </SafeAreaProvider>,
  );
  expect(screen.queryByText('Bag')).toBeNull();
  expect(screen.getByRole('tab', { name: 'Bag' })).toBeSelected();
});

test.each([
  [390, 1, 'row'],
  [320, 1, 'column'],
  [390, 1.3, 'column'],
])('at %i points and %f of the text size things stand in a %s', (width, scale, direction) => {
  window(width, scale);
  render(
    <Side>
      <Body>one</Body>
      <Body>two</Body>
    </Side>,
  );
  expect(StyleSheet.flatten(screen.root.props.style).flexDirection).toBe(direction);
});
