import * as v from 'valibot';
import { isFaulty } from '../../../packs/pack';
import type { Character, CharacterId, Line, Setup } from '../../../core/ruleset';
import type { Content, Quest } from '../content';
import { name } from '../field';
import { isNote } from '../note';
import { boxed, readOverlay } from '../overlay';
import { must, not, type Done, type Mode, type Overlay, type Sheet, type State } from '../state';
import { adventurerOf, mosOf, mosSheetOf, sheetOf, type MosSheet } from './sheet';

const MOS = 'mos';
const options = v.exactOptional(v.object({ help: v.exactOptional(v.picklist(['sheets', 'guided'])), overlay: v.exactOptional(v.unknown()) }), {});

interface Options {
  readonly help: State['help'];
  readonly overlay?: Overlay;
}

/** A place in a file whose names anybody may have made up: only what can be said is. */
const plain = (place: string): string => (v.is(name, place) && /^\w[\w.:-]{0,79}$/.test(place) ? place : 'overlay');

/** What the table chose for itself, or where its overlay is broken. */
function chosen(content: Content, given: unknown): Options | Line {
  const read = v.safeParse(options, given ?? {});
  if (!read.success) return not('bad-options');
  const { help = 'guided', overlay } = read.output;
  if (overlay === undefined) return { help };
  const over = readOverlay(content, overlay);
  return isFaulty(over) ? not('bad-overlay', { place: plain(over.faults[0]?.place ?? '') }) : { help, overlay: over.content };
}

const heroes = (content: Content, characters: readonly Character[]): readonly Character[] => characters.filter(({ kind }) => Object.hasOwn(content.adventurers, kind));

/** Why these choices cannot rule at a table. */
export const unfit = (content: Content, given: unknown): Line | undefined => {
  const read = chosen(content, given);
  return 'key' in read ? read : undefined;
};

export function unready(content: Content, { quest: id, characters, options: given }: Setup): Line | undefined {
  const quest = Object.hasOwn(content.quests, id) ? content.quests[id] : undefined;
  if (!quest) return not('no-such-quest');
  if (characters.some(({ kind }) => kind !== MOS && !Object.hasOwn(content.adventurers, kind))) return not('strange-character');
  const party = heroes(content, characters);
  const shadows = characters.length - party.length;
  if (party.length === 0) return not('no-adventurers');
  if (shadows > 1) return not('one-mos'); // R46.1
  const twice = party.find(({ kind }, i) => party.findIndex((other) => other.kind === kind) < i);
  if (twice) return not('archetype-twice', { kind: twice.kind }); // R3.10
  if (quest.mode === 'custom' && shadows === 0) return not('custom-needs-mos'); // R51.1
  if (shadows === 0 && party.length === 1) return not('two-adventurers'); // R3.12
  return unfit(content, given);
}

/** R3.11: what is advised, though the quest can begin without it. */
export const advice = (content: Content, { characters }: Setup): Line | undefined =>
  characters.length === 2 && heroes(content, characters).length === 1 ? not('two-advised') : undefined; // R3.11

/** A word of content, as it may be kept; a sheet may come from anywhere. */
const isKept = (key: string): boolean => /^[a-z0-9-]+$/.test(key) && !isNote(key);

/** What those at the table did in earlier quests; whose sheet comes first is believed. */
const recalled = (people: readonly { readonly quests: readonly Done[] }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(people.toReversed().flatMap(({ quests }) => quests.flatMap(({ deeds }) => Object.entries(deeds ?? {}))).filter(([key]) => isKept(key)));

const modeOf = (quest: Quest, withMos: boolean): Mode => (quest.mode === 'arena' ? 'arena' : withMos ? 'mos' : 'coop'); // R50.1 R50.2 R50.3

export function setup(content: Content, { quest: id, characters, options: given }: Setup): State {
  const read = chosen(content, given);
  // A party that is ready has options that fit.
  const { help, overlay }: Options = 'key' in read ? { help: 'guided' } : read;
  const box = boxed(content, overlay);
  const quest = must(box.quests[id], id);
  const party = heroes(box, characters);
  const mos = characters.find(({ kind }) => kind === MOS);
  const adventurers = party.map((each) => adventurerOf(box, quest.start, each));
  const shadows = mos && mosOf(box, mos);
  return {
    quest: id, mode: modeOf(quest, mos !== undefined), help, phase: 'lobby', turn: 0, order: party.map((each) => each.id),
    adventurers: Object.fromEntries(adventurers.map((each) => [each.id, each])),
    reserve: 0, monsters: {}, figures: {}, killed: {}, rooms: {}, doors: {}, engaged: [], met: [], taught: [], later: [], risk: 0, wave: 0, deeds: {}, lately: [], recent: [],
    remembered: recalled([...adventurers, ...(shadows ? [shadows] : [])]), // R48.11
    campfire: true, // R3.4
    secrets: Object.fromEntries(quest.rooms.map((room) => [room.id, { traps: room.traps }])),
    ...(overlay && { overlay }), ...(shadows && { mos: shadows }),
  };
}

/** R49.5: a character as it goes home, with all it won: the dead too. */
export function home(state: State, id: CharacterId): Sheet | MosSheet | undefined {
  const who = state.adventurers[id];
  if (who) return sheetOf(who); // R42.1
  return state.mos?.id === id ? mosSheetOf(state.mos) : undefined;
}
