import { within } from '../../engine/kit/effect';
import type { EruneCommand } from '../../engine/systems/erune/command';
import type { Content } from '../../engine/systems/erune/content';
import { entries } from '../../engine/systems/erune/entry';
import { living, type State } from '../../engine/systems/erune/state';

type Mood = (as: string, survives: boolean, things: readonly string[]) => readonly EruneCommand[];

const ALL = 40;
const by = (as: string, track: 'hp' | 'sp' | 'mp' | 'gold' | 'cards', amount: number): EruneCommand => ({ type: 'correct', as, track, by: amount });

/** What a party may look like when something befalls it: the table corrects its own sheets, as it may at any time. */
const MOODS: readonly Mood[] = [
  () => [],
  (as) => [by(as, 'gold', ALL), by(as, 'cards', 2)],
  (as, _, things) => [by(as, 'gold', -ALL), ...things.map((item): EruneCommand => ({ type: 'hand', as, item, by: 1 }))],
  (as, survives) => [by(as, 'hp', -ALL), ...(survives ? [by(as, 'hp', 1)] : [])],
  (as) => [by(as, 'hp', ALL), by(as, 'sp', ALL), by(as, 'mp', ALL)],
  (as) => [by(as, 'hp', -1), by(as, 'cards', -ALL)],
];

/** Things that something in the content looks for. */
export const wantedIn = (content: Content): readonly string[] => [...new Set(entries(content).flatMap(({ effects }) => within(effects)).flatMap((effect) => (effect.op === 'when' && effect.if.is === 'holds' ? [String(effect.if.value)] : [])))];

/** How the table sets its sheets for the `i`th time; one of them lives on. */
export function mood(state: State, survivor: string | undefined, things: readonly string[], i: number): readonly EruneCommand[] {
  const reserve = state.mos ? [by(state.mos.id, 'sp', ALL)] : [];
  return [...reserve, ...living(state).flatMap(({ id }) => MOODS[i % MOODS.length]?.(id, id === survivor, things) ?? [])];
}
