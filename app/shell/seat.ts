import { useMemo } from 'react';
import type { CharacterId } from '@engine/core/ruleset';
import type { Guest } from '@engine/table/guest';
import type { Picture } from '@engine/table/picture';
import type { AnyScene } from '../scenes/scene';
import { sceneOf } from '../scenes';
import { useGuest } from '../tables/use';

export interface AtTable {
  readonly guest: Guest;
  readonly picture: Picture;
  readonly scene: AnyScene;
  /** The characters of this seat, in the order they were taken. */
  readonly mine: readonly CharacterId[];
}

/** What a seat's screen works with, once the host was heard; undefined until then. */
export function useSeat(of: Guest): AtTable | undefined {
  const guest = useGuest(of);
  const { picture, seat } = guest;
  const scene = picture && sceneOf(picture.table.system);
  const mine = picture?.table.seats.find(({ id }) => id === seat)?.characters ?? NONE;
  return useMemo(() => (picture && scene ? { guest, picture, scene, mine } : undefined), [guest, picture, scene, mine]);
}

const NONE: readonly CharacterId[] = [];
