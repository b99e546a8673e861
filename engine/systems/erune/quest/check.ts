import * as v from 'valibot';
import { isFaulty, type Fault } from '../../../packs/pack';
import { readWords, type WordsFile } from '../../../packs/words';
import type { Tongue } from '../../../kit/sound';
import { readContent, type Content, type Quest, type Raw } from '../content';
import { missing } from '../minimum';
import { mapXp } from '../turn/finish';
import { needs } from '../words';
import { boxFaults } from './box';
import { mapFaults } from './map';
import { planFaults } from './plan';
import { sentenceFaults, type Standing } from './sentence';
import { wayFaults } from './way';

const TONGUES: readonly Tongue[] = ['en', 'fr'];
const file = v.looseObject({ id: v.string(), words: v.record(v.string(), v.unknown()) });

/** What a quest's file is checked against: the game, its names, and what may be said in every quest. */
export interface Shelf {
  readonly raw: Raw;
  readonly words: Readonly<Record<Tongue, WordsFile>>;
  readonly standing: Readonly<Record<Tongue, Standing>>;
}

/** R51.3: the objectives of a side are worth what all monsters on the map are. */
function xpFaults(content: Content, quest: Quest): readonly string[] {
  if (quest.mode === 'arena') return []; // R52.3
  const worth = mapXp(content, quest);
  return (['adventurers', 'mos'] as const).flatMap((side) => {
    const xp = quest.objectives.filter((each) => each.side === side).reduce((sum, each) => sum + each.xp, 0);
    return xp === worth ? [] : [`the objectives of the side ${side} give ${xp} XP; the monsters on the map are worth ${worth}`]; // R51.3
  });
}

/** What a quest has names for. */
const namedIn = ({ rooms, doors, objectives, things }: Quest): readonly string[] =>
  [...things, ...rooms.flatMap(({ id, furniture, events, monsters }) => [id, ...[...furniture, ...events, ...monsters.flatMap(({ boss }) => boss ?? [])].map((each) => each.id)]), ...[...doors, ...objectives].map((each) => each.id)];

/** One id for two things: the second would take the first one's name. */
function twiceFaults(content: Content, quest: Quest): readonly string[] {
  const own = [...namedIn(quest), ...quest.events.map(({ id }) => id)];
  const others = Object.values(content.quests).filter(({ id }) => id !== quest.id);
  return [
    ...new Set(own.filter((id, i) => own.indexOf(id) < i).map((id) => `"${id}" is there twice`)),
    ...namedIn(quest).flatMap((id) => others.filter((other) => namedIn(other).includes(id)).map((other) => `"${id}" is something in the quest ${other.id} already`)),
  ];
}

/** Words that one language lacks: of this quest, not of the game. */
function wordFaults(content: Content, quest: Quest, words: WordsFile, known: WordsFile): readonly string[] {
  const asked = needs({ ...content, quests: { [quest.id]: quest } });
  return (['names', 'lines', 'texts'] as const).flatMap((part) => asked[part].filter((id) => words[part][id] === undefined && known[part][id] === undefined).map((id) => `${part}.${id} is missing`));
}

/** Key sentences of those who may come into any quest. */
const wandering = ({ wanderers }: Content, { lines }: WordsFile): Standing => Object.fromEntries(Object.keys(wanderers).map((id) => [id, [lines[`erune.say.${id}`] ?? []].flat()]));

/** Everything that is wrong with a quest's file, in plain words; nothing, if it can be played. */
export function checkQuest({ raw, words: known, standing }: Shelf, value: unknown): readonly Fault[] {
  const shape = v.safeParse(file, value);
  if (!shape.success) return shape.issues.map((issue) => ({ file: 'quest', place: v.getDotPath(issue) ?? '', what: issue.message }));
  const { words, ...card } = shape.output;
  const name = `quests/${card.id}.json`;
  const others = [raw.quests].flat().filter((other) => !v.is(v.object({ id: v.literal(card.id) }), other));
  const result = readContent({ ...raw, quests: [card, ...others] });
  if (isFaulty(result)) return result.faults.map((fault) => (fault.file === 'quests.json' && fault.place.startsWith('0.') ? { ...fault, file: name, place: fault.place.replace(/^0\./, '') } : fault));
  const { content } = result;
  const quest = content.quests[card.id];
  if (!quest) return [{ file: name, place: 'id', what: 'is missing' }];
  const at = (place: string, all: readonly string[]): readonly Fault[] => all.map((what) => ({ file: name, place, what }));
  const tongues = TONGUES.filter((tongue) => tongue in words);
  return [
    ...at('map', mapFaults(quest)), ...at('rooms', planFaults(quest)), ...at('box', boxFaults(content, quest)), ...at('doors', wayFaults(content, quest)), ...at('ids', twiceFaults(content, quest)),
    ...at('objectives', [...(quest.mode === 'arena' ? [] : missing(quest)), ...xpFaults(content, quest)]),
    ...(tongues.length === 0 ? at('words', ['has no words in any language that the Spirit speaks: en, fr']) : []),
    ...tongues.flatMap((tongue) => {
      const read = readWords(name, words[tongue]);
      if (isFaulty(read)) return read.faults.map((fault) => ({ ...fault, place: `words.${tongue}.${fault.place}` }));
      return at(`words.${tongue}`, [...wordFaults(content, quest, read.content, known[tongue]), ...sentenceFaults(quest, read.content, { ...standing[tongue], ...wandering(content, known[tongue]) }, tongue)]);
    }),
  ];
}
