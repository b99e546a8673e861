import { useState } from 'react';
import type { Character } from '@engine/core/ruleset';
import type { AtTable } from './seat';

/** The seat's characters whole, with what they bring: the table shows only their faces. */
export function useOwn({ guest, picture, mine }: Pick<AtTable, 'guest' | 'picture' | 'mine'>): { characters: readonly Character[]; change: (after: readonly Character[]) => void } {
  const [sent, setSent] = useState<readonly Character[]>([]);
  const faces = picture.table.characters.filter(({ id }) => mine.includes(id));
  const whole = faces.map((face) => sent.find(({ id }) => id === face.id) ?? face);
  return {
    characters: whole,
    change: (after) => {
      setSent(after);
      guest.sit({ characters: after });
    },
  };
}
