import { useRef } from 'react';
import type { Command } from '@engine/core/ruleset';
import type { AtTable } from './seat';

const DOUBLE_TAP = 600;

/**
 * Sends what moves the game on. The button of the next turn lies where that of the last one lay, so the second half of a
 * double tap would end somebody else's turn: it is let fall, unless something else was done in between.
 */
export function useOnward({ guest, picture }: Pick<AtTable, 'guest' | 'picture'>): (command: Command) => void {
  const last = useRef({ type: '', at: 0, deed: 0 });
  return (command) => {
    const at = Date.now();
    const deed = picture.last?.n ?? 0;
    const { current } = last;
    const twice = command.type === current.type && at - current.at < DOUBLE_TAP && deed <= current.deed + 1;
    if (twice) return;
    last.current = { type: command.type, at, deed };
    guest.command(command);
  };
}
