import { within } from '../../kit/effect';
import type { Fault } from '../../packs/pack';
import type { Content } from './content';
import { entries } from './entry';

/** What the rules note for themselves among what is remembered: no content and no sheet may bring it. */
const NOTES = /^(event|arrived)-|^(abandoned|camp-turn|mapped|wave-out)$/;
export const isNote = (key: string): boolean => NOTES.test(key);

/** Memories that would be taken for the rules' own. */
export const notes = (content: Content): readonly Fault[] =>
  entries(content).flatMap(({ file, place, effects }) => within(effects).flatMap((effect) => (effect.op === 'remember' && isNote(effect.key) ? [{ file: `${file}.json`, place, what: `remembers "${effect.key}", which the rules note for themselves` }] : [])));
