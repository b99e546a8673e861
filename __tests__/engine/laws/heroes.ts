import { heroes, type HeroesRuleset } from '@engine/systems/heroes';
import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { HeroesEvent } from '@engine/systems/heroes/event';
import { silent } from '@engine/systems/heroes/narrate';
import { questOf, type Secret, type State } from '@engine/systems/heroes/state';
import { taste } from '@engine/systems/heroes/taste';
import type { View } from '@engine/systems/heroes/view';
import { merged, type Words } from '@engine/spirit/tell';
import { words as ours } from '@content/heroes';
import { words as table } from '@content/table';
import { content, KINDS, party } from '../systems/heroes/pack';
import type { Subject } from './game';

const ruleset: HeroesRuleset = heroes(content);

/** The rooms whose secrets a command may show. */
function touched(state: State, command: HeroesCommand | undefined): readonly string[] {
  const quest = questOf(content, state);
  switch (command?.type) {
    case 'begin':
      return [quest.start];
    case 'open':
      return quest.doors.find(({ id }) => id === command.door)?.between ?? [];
    case 'search':
      return [state.heroes[command.as]?.room ?? ''];
    case 'move':
      return [command.to];
    case 'trigger':
      return [command.room];
    default:
      return [];
  }
}

/** Another room altogether: more monsters where nobody has looked, a trap where there was none, other treasure. */
function other({ monsters, trap, gold = 0, item }: Secret, seen: boolean): Secret {
  return { monsters: seen ? monsters : ['mon-goblin', ...monsters, 'mon-orc-raider'], gold: gold + 5, ...(!trap && { trap: 'trap-pit' }), ...(!item && { item: 'brass-key' }) };
}

function withOtherSecrets(state: State, command: HeroesCommand | undefined): State {
  const kept = touched(state, command);
  const secrets = Object.entries(state.secrets).map(([id, secret]) => [id, kept.includes(id) ? secret : other(secret, id in state.rooms)]);
  const deck = Object.entries(state.deck).map(([card, copies]) => [card, copies + 1]);
  return { ...state, secrets: Object.fromEntries(secrets), ...(command?.type !== 'search' && { deck: Object.fromEntries(deck) }) };
}

const corrections = (state: State): readonly HeroesCommand[] =>
  state.order.flatMap((as): HeroesCommand[] => [
    { type: 'correct', as, track: 'health', by: -1 },
    { type: 'correct', as, track: 'health', by: 20 },
    { type: 'correct', as, track: 'gold', by: 30 },
    { type: 'correct', as, track: 'gold', by: -9999 },
    { type: 'wear', as, item: 'shield' },
    { type: 'stow', as, item: 'shield' },
    { type: 'stow', as, item: 'leather' },
    ...Object.keys(state.secrets).map((room) => ({ type: 'place', as, room }) as const),
    { type: 'note', as, text: 'the door creaks' },
  ]);

const counts = [1, 2, 3, 4, 5, 6];
const quests = Object.keys(content.quests);

export const subject: Subject<State, HeroesCommand, HeroesEvent, View> = {
  ruleset,
  setups: quests.flatMap((quest) => counts.flatMap((count) => [party(quest, ...KINDS.slice(0, count)), party(quest, 'referee', ...KINDS.slice(6 - count))])),
  words: { en: merged(table.en as Words, ours.en as Words), fr: merged(table.fr as Words, ours.fr as Words) },
  silent,
  taste: taste(content),
  keepers: ({ characters }) => characters.filter(({ kind }) => kind === 'referee').map(({ id }) => id),
  withOtherSecrets,
  corrections,
};
