import { useRef } from 'react';
import type { Command } from '@engine/core/ruleset';
import type { Guest } from '@engine/table/guest';

const DOUBLE_TAP = 600;

/**
 * Sends what moves the game on. The button of the next turn lies where that of the last one lay, so the second half of a
 * double tap would end somebody else's turn: it is let fall.
 */
export function useOnward(guest: Guest): (command: Command) => void {
  const last = useRef({ type: '', at: 0 });
  return (command) => {
    const at = Date.now();
    if (command.type === last.current.type && at - last.current.at < DOUBLE_TAP) return;
    last.current = { type: command.type, at };
    guest.command(command);
  };
}
