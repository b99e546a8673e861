import type { WordsFile } from '../../../packs/words';
import { soundAlike, soundOf, type Tongue } from '../../../kit/sound';
import type { Quest } from '../content';

/** What may be said in every quest: sentences with `{hero}`, `{door}`, `{place}` and `{substance}`, by what they mean. */
export type Standing = Readonly<Record<string, readonly string[]>>;

interface Said {
  readonly what: string;
  readonly sentence: string;
  readonly sound: string;
}

/** The class or name comes before the sentence, so it does not tell two apart. */
const bare = (sentence: string): string => sentence.replaceAll('{hero}', ' ');

/** A sentence with every door, piece of furniture or substance that it may name. */
function filled(sentence: string, { rooms, doors }: Quest, { names }: WordsFile): readonly string[] {
  const called = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => names[id]?.name ?? []))];
  const slots: Readonly<Record<string, readonly string[]>> = {
    '{door}': called(doors.map(({ id }) => id)),
    '{place}': called(rooms.flatMap(({ furniture }) => furniture.map(({ id }) => id))),
  };
  const slot = Object.keys(slots).find((each) => sentence.includes(each));
  return slot === undefined ? [sentence] : (slots[slot] ?? []).map((name) => sentence.replace(slot, name));
}

/** Key sentences that a listener could not tell apart, or that stand for something else already. */
export function sentenceFaults(quest: Quest, words: WordsFile, standing: Standing, tongue: Tongue): readonly string[] {
  const said = (what: string, sentence: string): Said => ({ what, sentence, sound: soundOf(bare(sentence), tongue) });
  const events = [...quest.rooms.flatMap((room) => room.events), ...quest.events].map(({ id }) => id);
  const own = events.flatMap((id) => [words.lines[`erune.${quest.id}.say.${id}`] ?? []].flat().map((sentence) => said(id, sentence)));
  const fixed = Object.entries(standing).flatMap(([what, all]) => all.flatMap((sentence) => filled(sentence, quest, words)).map((sentence) => said(what, sentence)));
  return [
    ...own.flatMap((one, i) => own.slice(i + 1).filter((other) => other.what !== one.what && soundAlike(one.sound, other.sound)).map((other) => `“${one.sentence}” (${one.what}) sounds like “${other.sentence}” (${other.what})`)),
    ...own.flatMap((one) => fixed.filter((other) => soundAlike(one.sound, other.sound)).map((other) => `“${one.sentence}” (${one.what}) sounds like “${other.sentence}”, which always means ${other.what}`)),
  ];
}
