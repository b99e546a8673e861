import { raw } from '@content/heroes';
import { sound } from '@engine/packs/pack';
import { readContent } from '@engine/systems/heroes/content';

/** The game's content, checked in CI; a fault here is a bug. */
export const content = sound(readContent(raw));
