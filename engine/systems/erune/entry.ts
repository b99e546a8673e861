import type { Condition, Effect } from '../../kit/effect';
import type { Content, Quest } from './content';

/** A list of effects, and where in the content it stands. */
export interface Entry {
  readonly file: string;
  readonly place: string;
  readonly effects: readonly Effect[];
  readonly when?: readonly Condition[];
  /** What the Spirit says when it happens, where it says something of its own. */
  readonly line?: string;
}

type Things = Readonly<Record<string, { readonly id: string; readonly effects?: readonly Effect[] | undefined; readonly when?: readonly Condition[] | undefined }>>;
const plain = (file: string, things: Things): readonly Entry[] => Object.values(things).map(({ id, effects = [], when = [] }) => ({ file, place: id, effects, when }));
const told = (file: string, part: string, things: Things): readonly Entry[] => plain(file, things).map((entry) => ({ ...entry, line: `erune.${part}.${entry.place}` }));

function questEntries({ id, rooms, recalls, events, endings }: Quest): readonly Entry[] {
  const file = `quests/${id}`;
  return [
    ...rooms.flatMap((room) => [
      ...room.furniture.map((piece) => ({ file, place: `${room.id}.${piece.id}`, effects: piece.holds ?? [] })),
      ...room.events.map((event) => ({ file, place: `${room.id}.${event.id}`, effects: event.effects, when: event.when ?? [], line: `erune.${id}.event.${event.id}` })),
    ]),
    ...recalls.map((each) => ({ file, place: `recalls.${each.id}`, effects: each.effects, when: each.when, line: `erune.${id}.recall.${each.id}` })),
    ...events.map((each) => ({ file, place: `events.${each.id}`, effects: each.effects, when: each.when, line: `erune.${id}.event.${each.id}` })),
    ...endings.map((each) => ({ file, place: `endings.${each.id}`, effects: each.effects, when: each.when, line: `erune.${id}.ending.${each.id}` })),
  ];
}

/** Everything in the content that does something. */
export const entries = (content: Content): readonly Entry[] => [
  ...(['items', 'spells'] as const).flatMap((file) => plain(file, content[file])),
  ...([['traps', 'trap'], ['turns', 'turn'], ['finds', 'find'], ['sources', 'source'], ['campfires', 'campfire'], ['wanderers', 'wanderer']] as const).flatMap(([file, part]) => told(file, part, content[file])),
  ...Object.values(content.quests).flatMap(questEntries),
  ...Object.values(content.monsters).flatMap(({ id, abilities }) => abilities.map((ability) => ({ file: 'monsters', place: `${id}.${ability.id}`, effects: ability.effects ?? [] }))),
  ...Object.values(content.substances).flatMap(({ id, poor, normal, fine, also }) => Object.entries({ poor, normal, fine, ...also }).map(([part, effects]) => ({ file: 'substances', place: `${id}.${part}`, effects, line: `erune.substance.${id}.${part}` }))),
  ...Object.values(content.waves).map(({ id, treasure }) => ({ file: 'waves', place: id, effects: treasure, line: `erune.wave.${id}` })),
];
