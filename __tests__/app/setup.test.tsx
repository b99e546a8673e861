import { render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';
import { Pressable, Text } from 'react-native';
import { createMMKV } from 'react-native-mmkv';

test('storage has a double that keeps what it is given', () => {
  const storage = createMMKV({ id: 'setup' });
  storage.set('name', 'Aramil');
  expect(storage.getString('name')).toBe('Aramil');
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Pressable testID="more" onPress={() => setCount(count + 1)}>
      <Text>{`${count} taps`}</Text>
    </Pressable>
  );
}

test('a component renders and answers a press', async () => {
  render(<Counter />);
  await userEvent.setup().press(screen.getByTestId('more'));
  expect(screen.getByText('1 taps')).toBeTruthy();
});
