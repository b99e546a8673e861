import { raw } from '@content/erune';
import { sound } from '@engine/packs/pack';
import { readContent, type Content } from '@engine/systems/erune/content';
import { boxed } from '@engine/systems/erune/overlay';
import type { View } from '@engine/systems/erune/view';

/** The game's content, checked in CI; a fault here is a bug. */
export const content = sound(readContent(raw));

/** What rules at this table: the printed values of its owner stand in place of proposed ones. */
export const contentOf = ({ overlay }: View): Content => boxed(content, overlay);
