import { fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';

import { Banner } from '../../../app/parts/Banner';
import { Button } from '../../../app/parts/Button';
import { Card } from '../../../app/parts/Card';
import { Chip } from '../../../app/parts/Chip';
import { Choice } from '../../../app/parts/Choice';
import { Field } from '../../../app/parts/Field';
import { Row } from '../../../app/parts/Row';
import { Stepper } from '../../../app/parts/Stepper';
import { Switch } from '../../../app/parts/Switch';
import { Body } from '../../../app/parts/Words';

test('a button says its cost and does what it says', async () => {
  const pressed = jest.fn();
  const cost = { text: '1', icon: 'power-lightning' } as const;
  render(<Button testID="riposte" kind="gold" label="Riposte" badge={cost} name="Riposte, costs 1 stamina" onPress={pressed} />);
  await userEvent.press(screen.getByRole('button', { name: 'Riposte, costs 1 stamina' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a button that cannot be pressed says why, to eyes and ears', async () => {
  const pressed = jest.fn();
  render(<Button testID="attack" label="Attack" why="No monster is in sight" onPress={pressed} />);
  const button = screen.getByRole('button', { name: 'Attack, No monster is in sight' });
  expect(button).toBeDisabled();
  expect(screen.getByText('No monster is in sight')).toBeOnTheScreen();
  await userEvent.press(button);
  expect(pressed).not.toHaveBeenCalled();
});

test('a busy button keeps its name and takes no second press', async () => {
  const pressed = jest.fn();
  render(<Button testID="join" label="Join" busy onPress={pressed} />);
  expect(screen.getByRole('button', { name: 'Join' })).toBeBusy();
  await userEvent.press(screen.getByTestId('join'));
  expect(pressed).not.toHaveBeenCalled();
});

test('a choice is a group of radios with one checked', async () => {
  const Dice = () => {
    const [value, setValue] = useState<'app' | 'real'>('app');
    const options = [
      { value: 'app', label: 'App dice' },
      { value: 'real', label: 'Real dice' },
    ] as const;
    return <Choice testID="dice" label="Which dice" value={value} onChange={setValue} options={options} />;
  };
  render(<Dice />);
  expect(screen.getByLabelText('Which dice')).toHaveProp('role', 'radiogroup');
  expect(screen.getByRole('radio', { name: 'App dice' })).toBeChecked();
  await userEvent.press(screen.getByRole('radio', { name: 'Real dice' }));
  expect(screen.getByRole('radio', { name: 'Real dice' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'App dice' })).not.toBeChecked();
});

test('a chip is a checkbox only where it can be on or off', () => {
  render(
    <>
      <Chip testID="filter" label="Armor" checked onPress={jest.fn()} />
      <Chip testID="say" label="The Guardian drinks mead" onPress={jest.fn()} />
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'Armor' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'The Guardian drinks mead' })).toBeOnTheScreen();
});

test('a switch turns over', async () => {
  const changed = jest.fn();
  render(<Switch testID="aloud" label="Speak aloud" value onChange={changed} />);
  expect(screen.getByRole('switch', { name: 'Speak aloud' })).toBeChecked();
  await userEvent.press(screen.getByTestId('aloud'));
  expect(changed).toHaveBeenCalledWith(false);
});

test('a stepper gives the new value and stops at its limits', async () => {
  const changed = jest.fn();
  const words = { label: 'Players', said: 'six players', more: 'One more', less: 'One less' };
  render(<Stepper testID="players" {...words} value={6} min={1} max={6} onChange={changed} />);
  expect(screen.getByRole('adjustable', { name: 'Players' })).toHaveAccessibilityValue({ text: 'six players' });
  await userEvent.press(screen.getByTestId('players-more'));
  await userEvent.press(screen.getByTestId('players-less'));
  expect(changed.mock.calls).toEqual([[5]]);
});

test('a field is named by its label and tells what is wrong', () => {
  const typed = jest.fn();
  render(<Field testID="code" label="Code" value="" onChange={typed} fault="A code has six letters." />);
  fireEvent.changeText(screen.getByLabelText('Code'), 'K7QF3M');
  expect(typed).toHaveBeenCalledWith('K7QF3M');
  expect(screen.getByText('A code has six letters.')).toBeOnTheScreen();
});

test('a row and its own button are pressed apart', async () => {
  const [opened, given] = [jest.fn(), jest.fn()];
  const give = <Button testID="give" label="Give" onPress={given} />;
  render(<Row testID="wand" title="Magic Wand" note="Wizard only" onPress={opened} action={give} />);
  await userEvent.press(screen.getByRole('button', { name: 'Give' }));
  expect(opened).not.toHaveBeenCalled();
  await userEvent.press(screen.getByRole('button', { name: 'Magic Wand, Wizard only' }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(given).toHaveBeenCalledTimes(1);
});

test('a card that can be pressed is one control', async () => {
  const pressed = jest.fn();
  render(
    <Card testID="host" press={{ label: 'Host a table', onPress: pressed }}>
      <Body>Host a table</Body>
    </Card>,
  );
  await userEvent.press(screen.getByRole('button', { name: 'Host a table' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a banner says how many actions are left, and ends the turn', async () => {
  const ended = jest.fn();
  const end = { label: 'End', name: 'End your turn', onPress: ended };
  render(<Banner testID="turn" mine text="Your turn" actions={{ left: 1, of: 2, label: '1 action left' }} action={end} />);
  expect(screen.getByLabelText('1 action left')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'End your turn' }));
  expect(ended).toHaveBeenCalledTimes(1);
});
