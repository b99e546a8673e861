import type { EruneCommand } from '@engine/systems/erune/command';
import type { EruneEvent } from '@engine/systems/erune/event';
import { silent } from '@engine/systems/erune/narrate';
import type { Secret, State } from '@engine/systems/erune/state';
import { taste } from '@engine/systems/erune/taste';
import type { View } from '@engine/systems/erune/view';
import { merged, type Words } from '@engine/spirit/tell';
import { words as ours } from '@content/erune';
import { words as table } from '@content/table';
import { content, group, ruleset } from '../systems/erune/table';
import type { Subject } from './game';

/** The rooms whose secrets a command may show: where somebody looks for traps, or steps on one. */
function touched(state: State, command: EruneCommand | undefined): readonly string[] {
  switch (command?.type) {
    case 'detect':
    case 'cast':
    case 'use':
      return [state.adventurers[command.as]?.room ?? ''];
    case 'trap':
      return [state.adventurers[command.target]?.room ?? ''];
    default:
      return [];
  }
}

/** One trap more than there is. */
const other = ({ traps }: Secret): Secret => ({ traps: [...traps, 'pit', 'snare-rope'] });

function withOtherSecrets(state: State, command: EruneCommand | undefined): State {
  const kept = touched(state, command);
  const secrets = Object.entries(state.secrets).map(([id, secret]) => [id, kept.includes(id) ? secret : other(secret)]);
  // The arena is one room: what nobody looks at is then a room that is not on the board.
  return { ...state, secrets: { ...Object.fromEntries(secrets), 'walled-up': { traps: ['pit'] } } };
}

const corrections = (state: State): readonly EruneCommand[] => [
  ...state.order.flatMap((as): EruneCommand[] => [
    { type: 'correct', as, track: 'hp', by: -1 },
    { type: 'correct', as, track: 'hp', by: 30 },
    { type: 'correct', as, track: 'sp', by: 2 },
    { type: 'correct', as, track: 'mp', by: -5 },
    { type: 'correct', as, track: 'gold', by: 40 },
    { type: 'correct', as, track: 'cards', by: 1 },
    { type: 'correct', as, track: 'xp', by: -3 },
    { type: 'hand', as, item: 'minor-healing-potion', by: 1 },
    { type: 'hand', as, item: 'short-sword', by: -1 },
    { type: 'never', as, skill: 'riposte', on: true },
    { type: 'note', as, text: 'the bell is cracked' },
    ...Object.keys(state.rooms).slice(0, 1).map((room) => ({ type: 'place', as, room }) as const),
  ]),
  ...Object.keys(state.monsters).slice(0, 2).map((monster) => ({ type: 'mend', monster, by: 1 }) as const),
];

export const subject: Subject<State, EruneCommand, EruneEvent, View> = {
  ruleset,
  setups: [
    group('sunken-chapel', 'warrior', 'wizard'),
    group('sunken-chapel', 'warrior', 'guardian', 'archer', 'wizard'),
    group('sunken-chapel', 'guardian', 'archer', 'mos'),
    group('sunken-chapel', 'warrior', 'guardian', 'archer', 'wizard', 'mos'),
    group('open-page', 'warrior', 'archer', 'mos'),
    group('pit-of-coins', 'warrior', 'guardian', 'wizard'),
    group('pit-of-coins', 'archer', 'wizard', 'mos'),
  ],
  words: { en: merged(table.en as Words, ours.en as Words), fr: merged(table.fr as Words, ours.fr as Words) },
  silent,
  taste: taste(content),
  keepers: ({ characters }) => characters.filter(({ kind }) => kind === 'mos').map(({ id }) => id),
  withOtherSecrets,
  corrections,
};
