import { fireEvent, render, screen, userEvent, within } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { encode } from 'uqr';

import { Button } from '../../../app/parts/Button';
import { Card } from '../../../app/parts/Card';
import { Halo } from '../../../app/parts/Halo';
import { Head } from '../../../app/parts/Head';
import { Notice } from '../../../app/parts/Notice';
import { Opening } from '../../../app/parts/Opening';
import { Page } from '../../../app/parts/Page';
import { Phases } from '../../../app/parts/Phases';
import { QrCode } from '../../../app/parts/QrCode';
import { Sheet } from '../../../app/parts/Sheet';
import { TabBar } from '../../../app/parts/TabBar';
import { Vellum } from '../../../app/parts/Vellum';
import { Waiting } from '../../../app/parts/Waiting';
import { Body } from '../../../app/parts/Words';
import { bone, purple, vellum } from '../../../app/theme/colours';
import { Ground, shadows } from '../../../app/theme/ground';

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 40, right: 0, bottom: 20, left: 0 } };
const show = (screen: ReactNode) => render(<SafeAreaProvider initialMetrics={metrics}>{screen}</SafeAreaProvider>);

const colourOf = (text: string): unknown => StyleSheet.flatten(screen.getByText(text).props.style).color;

describe('a sheet', () => {
  const sheet = (open: boolean, onClose: () => void) => (
    <Sheet testID="dice" open={open} title="Attack the Orc" closeLabel="Close" onClose={onClose} footer={<Body>Keep 4</Body>}>
      <Body>Tap the face of the red die</Body>
    </Sheet>
  );

  test('shows what it holds only while it is open', () => {
    const { rerender } = show(sheet(false, jest.fn()));
    expect(screen.queryByText('Attack the Orc')).toBeNull();
    rerender(<SafeAreaProvider initialMetrics={metrics}>{sheet(true, jest.fn())}</SafeAreaProvider>);
    expect(screen.getByRole('heading', { name: 'Attack the Orc' })).toBeOnTheScreen();
    expect(screen.getByText('Keep 4')).toBeOnTheScreen();
  });

  test('closes by its button, by its veil, by the back key and by the gesture of a screen reader', async () => {
    const closed = jest.fn();
    show(sheet(true, closed));
    await userEvent.press(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByTestId('dice-veil', { includeHiddenElements: true }), 'responderRelease');
    fireEvent(screen.getByTestId('dice'), 'requestClose');
    fireEvent(screen.getByTestId('dice'), 'accessibilityEscape');
    expect(closed).toHaveBeenCalledTimes(4);
  });
});

test('a page keeps head, footer and tabs beside what scrolls', () => {
  show(
    <Page testID="page" head={<Head testID="head" title="Bag" />} footer={<Body>Buy for 46</Body>} tabs={<Body>tabs</Body>}>
      <Body>Weapons</Body>
    </Page>,
  );
  const page = within(screen.getByTestId('page'));
  for (const words of ['Bag', 'Weapons', 'Buy for 46', 'tabs']) expect(page.getByText(words)).toBeOnTheScreen();
});

test('tabs tell which one is current, and the die in the middle is a button', async () => {
  const [turned, rolled] = [jest.fn(), jest.fn()];
  const tabs = [
    { id: 'sheet', icon: 'scroll-unfurled', label: 'Sheet' },
    { id: 'bag', icon: 'knapsack', label: 'Bag' },
  ] as const;
  const die = { icon: 'rolling-dices', label: 'Dice', onPress: rolled } as const;
  show(<TabBar testID="tabs" label="Character" tabs={tabs} current="sheet" onChange={turned} middle={die} />);
  expect(screen.getByRole('tab', { name: 'Sheet' })).toBeSelected();
  await userEvent.press(screen.getByRole('tab', { name: 'Bag' }));
  await userEvent.press(screen.getByRole('button', { name: 'Dice' }));
  expect(turned).toHaveBeenCalledWith('bag');
  expect(rolled).toHaveBeenCalledTimes(1);
});

test.each(['reconnecting', 'refused', 'saved', 'info'] as const)('a notice (%s) is announced without being asked for', (kind) => {
  show(<Notice testID="notice" kind={kind} text="Looking for the table" action={{ label: 'Join again', onPress: jest.fn() }} />);
  const role = kind === 'refused' ? 'alert' : 'status';
  const live = screen.UNSAFE_getByProps({ role, 'aria-live': 'polite' });
  expect(live).toBeTruthy();
  expect(screen.getByText('Looking for the table')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Join again' })).toBeOnTheScreen();
});

test('waiting names who is waited for and what for', () => {
  show(<Waiting who="Brom" what="rolls his defense" />);
  expect(screen.getByText('Brom rolls his defense')).toBeOnTheScreen();
});

test('the halo says its state as a word', () => {
  show(<Halo state="listening" letter="E" word="listening" />);
  expect(screen.getByRole('img', { name: 'listening' })).toBeOnTheScreen();
});

test('the phases are one sentence for screen readers', () => {
  const phases = [{ id: 'a', icon: 'crossed-swords', label: 'Adventurers' }] as const;
  show(<Phases phases={phases} current="a" label="Phase of the adventurers, third of three" />);
  expect(screen.getByRole('img', { name: 'Phase of the adventurers, third of three' })).toBeOnTheScreen();
});

test('an opening is read whole, although its first letter is a picture', () => {
  show(<Opening text="Étrange silence." />);
  expect(screen.getByText('Étrange silence.')).toBeOnTheScreen();
});

test('a sentence that opens with a quotation mark keeps it', () => {
  show(<Opening text="« Qui va là ? »" />);
  expect(screen.getByText('« Qui va là ? »')).toBeOnTheScreen();
});

test('ink on vellum, bone on stone, and stone again inside vellum', () => {
  show(
    <>
      <Body>on the ground</Body>
      <Vellum>
        <Body>on vellum</Body>
        <Card>
          <Body>inlaid</Body>
        </Card>
      </Vellum>
    </>,
  );
  expect(colourOf('on the ground')).toBe(bone);
  expect(colourOf('on vellum')).toBe(vellum.ink);
  expect(colourOf('inlaid')).toBe(bone);
});

test('a page of the Shadows stays dark, and its controls have their own edge', () => {
  show(
    <Ground value={shadows}>
      <Vellum testID="secret">
        <Body>for you alone</Body>
        <Button testID="lift" label="Lift" onPress={jest.fn()} />
      </Vellum>
    </Ground>,
  );
  expect(colourOf('for you alone')).toBe(bone);
  expect(StyleSheet.flatten(screen.getByTestId('secret').props.style).backgroundColor).toBe(purple.surface);
});

test('a code draws exactly the dark modules of its text', () => {
  const text = 'https://erune.example/j#K7QF3M';
  show(<QrCode testID="qr" text={text} label="Code K7QF3M" />);
  expect(screen.getByRole('img', { name: 'Code K7QF3M' })).toBeOnTheScreen();
  const bars = String(screen.UNSAFE_getAllByProps({ fill: vellum.ink })[0]?.props.d);
  const drawn = [...bars.matchAll(/h(\d+)v1/g)].reduce((sum, [, width]) => sum + Number(width), 0);
  expect(drawn).toBe(encode(text, { ecc: 'M', border: 1 }).data.flat().filter(Boolean).length);
});
