import type { Id } from '@engine/core/ruleset';
import { eruneScene } from './erune';
import { heroesScene } from './heroes';
import type { AnyScene } from './scene';

/** Every game of this app; a new one is added here and nowhere else. */
export const scenes: readonly AnyScene[] = [heroesScene, eruneScene];

export const sceneOf = (system: Id): AnyScene | undefined => scenes.find(({ ruleset }) => ruleset.id === system);
