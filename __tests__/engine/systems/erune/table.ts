import { seeded } from '@engine/core/chance';
import { Play, type Outcome } from '@engine/core/play';
import { awaited } from '@engine/core/question';
import { isRefusal, type Answer, type Character, type DieId, type Line, type Question, type Setup } from '@engine/core/ruleset';
import { sound } from '@engine/packs/pack';
import { erune, type EruneRuleset } from '@engine/systems/erune';
import type { EruneCommand } from '@engine/systems/erune/command';
import { readContent, type Content, type Quest } from '@engine/systems/erune/content';
import type { EruneEvent } from '@engine/systems/erune/event';
import type { Adventurer, KnownRoom, Monster, Mos, State } from '@engine/systems/erune/state';
import type { View } from '@engine/systems/erune/view';
import type { Effect } from '@engine/kit/effect';
import { raw } from '@content/erune';

export const KINDS = ['warrior', 'guardian', 'archer', 'wizard'] as const;
export type Kind = (typeof KINDS)[number];
const names: Readonly<Record<Kind | 'mos', [string, 'f' | 'm']>> = { warrior: ['Bruna', 'f'], guardian: ['Dag', 'm'], archer: ['Robin', 'm'], wizard: ['Éloïse', 'f'], mos: ['Max', 'm'] };

/** A quest with one of everything: yard (start) – hall – vault. */
const trial = {
  id: 'trial', mode: 'quest', level: 1, start: 'yard',
  rooms: [
    {
      id: 'yard', source: 3,
      furniture: [{ id: 'yard-wardrobe', kind: 'wardrobe' }, { id: 'yard-table', kind: 'table' }, { id: 'yard-barrel', kind: 'barrel' }, { id: 'yard-chest', kind: 'chest', holds: [{ op: 'give', who: 'user', item: 'silver-key' }] }],
      events: [{ id: 'lever', effects: [{ op: 'open', door: 'arch' }] }, { id: 'monk', npc: true, effects: [{ op: 'give', who: 'user', item: 'holy-water' }] }],
    },
    { id: 'hall', corridor: true, monsters: [{ kind: 'rat' }], traps: ['pit', 'dart-volley'] },
    { id: 'vault', monsters: [{ kind: 'goblin' }, { kind: 'goblin' }, { kind: 'orc', from: 3 }, { kind: 'gargoyle', from: 4 }, { kind: 'orc', boss: { id: 'vault-captain', hp: 4, xp: 20 } }], traps: ['snare-rope'] },
  ],
  doors: [{ id: 'gate', between: ['yard', 'hall'] }, { id: 'arch', between: ['hall', 'vault'] }],
  objectives: [
    { id: 'trial-captain', side: 'adventurers', main: true, points: 2, xp: 20, when: [{ is: 'monster-killed', value: 'vault-captain' }] },
    { id: 'trial-deaths', side: 'mos', main: true, points: 1, xp: 20, when: [{ is: 'party-dead' }] },
  ],
};

/** The shipped game with the trial quest beside its own. */
export const content: Content = sound(readContent({ ...raw, quests: [...raw.quests, trial, { ...trial, id: 'trial-arena', mode: 'arena' }, { ...trial, id: 'trial-custom', mode: 'custom' }] }));
export const ruleset: EruneRuleset = erune(content);

/** The content with the trial quest otherwise, or with other things. */
export function bent(quest: Partial<Quest>, things: Partial<Content> = {}): Content {
  const whole = { ...content, ...things };
  return { ...whole, quests: { ...whole.quests, trial: { ...(content.quests['trial'] as Quest), ...quest } } };
}
/** The rooms of the trial quest when the lever in the yard does this, as often as it is pulled. */
export const levered = (...effects: readonly Effect[]): Pick<Quest, 'rooms'> => ({
  rooms: (content.quests['trial'] as Quest).rooms.map((room) => ({ ...room, events: room.events.map((event) => (event.id === 'lever' ? { ...event, again: true as const, effects: [...effects] } : event)) })),
});
export const pull = { type: 'trigger', as: 'warrior', event: 'lever' } as const;

/** A character whose id is its kind. */
export function character(kind: Kind | 'mos', sheet?: unknown): Character {
  const [name, gender] = names[kind];
  return { id: kind, kind, name, gender, ...(sheet !== undefined && { sheet }) };
}
export const group = (quest: string, ...kinds: readonly (Kind | 'mos')[]): Setup => ({ quest, characters: kinds.map((kind) => character(kind)) });

/** The game when the test begins: who is where, with what. Rooms are seen and doors stand open as far as the hall. */
export interface Scene {
  readonly adventurers: Partial<Record<Kind, Partial<Adventurer>>>;
  /** Present: somebody plays the Master of Shadows. */
  readonly mos?: Partial<Mos>;
  /** Active and in the yard unless said; `goblin:2` is a goblin. */
  readonly monsters?: Readonly<Record<string, Partial<Monster>>>;
  readonly state?: Partial<State>;
  /** What hidden chance gives, in this order; by weight and seed otherwise. */
  readonly draws?: readonly string[];
  /** Other content than the trial's. */
  readonly things?: Content;
}

/** A roll: a face per die, by its symbols (`'S'`, `'SH'`, `''`) or its pips. A choice: an option, several, or none (`''`); by one of several asked where it is said who. */
export type Reply = string | readonly (string | number)[] | { readonly as: string; readonly pick: string };

const SYMBOLS: Readonly<Record<string, string>> = { S: 'skull', H: 'shield', B: 'bolt', E: 'eye', G: 'gear' };

/** Which face of this die shows just these symbols, or these pips. */
export function faceFor(die: DieId, wanted: string | number): number {
  const faces = content.dice[die]?.faces ?? [];
  const counts: Record<string, number> = {};
  if (typeof wanted === 'number') counts['pips'] = wanted;
  else for (const letter of wanted) counts[SYMBOLS[letter] ?? letter] = (counts[SYMBOLS[letter] ?? letter] ?? 0) + 1;
  const found = faces.findIndex((face) => Object.keys(face).length === Object.keys(counts).length && Object.entries(counts).every(([symbol, count]) => face[symbol] === count));
  if (found < 0) throw new Error(`no face of the ${die} die shows ${JSON.stringify(wanted)}`);
  return found;
}

const seen: KnownRoom = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false };

export class Table {
  readonly play: Play<State, EruneCommand, EruneEvent, View>;
  private readonly rules: EruneRuleset;
  private ids = 0;

  constructor({ adventurers, mos, monsters = {}, state = {}, draws = [], things }: Scene) {
    this.rules = things ? erune(things) : ruleset;
    const kinds = Object.keys(adventurers) as Kind[];
    const blank = ruleset.setup(group('trial', ...kinds, ...(mos ? (['mos'] as const) : [])));
    const whole = (id: string, change: Partial<Monster>): Monster => {
      const kind = id.slice(0, id.indexOf(':'));
      return { id, kind, room: 'yard', hp: content.monsters[kind]?.hp ?? 1, active: true, acted: [], temporary: 0, prepared: 0, boosts: [], hindered: [], hurt: {}, chain: false, ...change };
    };
    const figures: Record<string, number> = {};
    for (const id of Object.keys(monsters)) figures[id.slice(0, id.indexOf(':'))] = Math.max(figures[id.slice(0, id.indexOf(':'))] ?? 0, Number(id.slice(id.indexOf(':') + 1)));
    const left = [...draws];
    this.play = new Play(this.rules, { ...seeded(1), among: () => left.shift() }, {
      n: 0,
      state: {
        ...blank,
        phase: 'adventurers',
        turn: 1,
        rooms: { yard: { ...seen, source: 3, events: ['lever', 'monk'] }, hall: seen },
        doors: { gate: 'open', arch: 'closed' },
        adventurers: Object.fromEntries(kinds.map((kind) => [kind, { ...(blank.adventurers[kind] as Adventurer), room: 'yard', ...adventurers[kind] }])),
        ...(mos && blank.mos && { mos: { ...blank.mos, ...mos } }),
        monsters: Object.fromEntries(Object.entries(monsters).map(([id, change]) => [id, whole(id, change)])),
        figures,
        ...state,
      },
    });
  }

  get state(): State {
    return this.play.state;
  }
  hero(kind: string): Adventurer {
    const found = this.state.adventurers[kind];
    if (!found) throw new Error(`${kind} does not play`);
    return found;
  }
  monster(id: string): Monster | undefined {
    return this.state.monsters[id];
  }
  private get question(): Exclude<Question, { ask: 'draw' | 'shuffle' }> | undefined {
    const question = this.play.open?.question;
    return question && question.ask !== 'draw' && question.ask !== 'shuffle' ? question : undefined;
  }
  /** Who is asked what now: the dice of a roll, the options of a choice. */
  get asked(): { readonly to: readonly string[]; readonly why: string; readonly dice: readonly string[]; readonly options: readonly string[] } | undefined {
    const { question } = this;
    if (!question) return undefined;
    return { to: [question.to].flat(), why: question.why.key, dice: question.ask === 'roll' ? question.dice : [], options: question.ask === 'choose' ? question.options.map(({ id }) => id) : [] };
  }

  /** Does it, answers what is asked in turn, and gives what happened. */
  does(command: EruneCommand, ...replies: readonly Reply[]): readonly EruneEvent[] {
    const from = this.play.entries.length;
    this.taken(this.play.command(`c${this.ids++}`, 'seat', command));
    for (const reply of replies) this.replies(reply);
    return this.play.entries.slice(from).flatMap(({ events }) => events);
  }

  /** Answers the open question, and gives what happened then. */
  replies(reply: Reply): readonly EruneEvent[] {
    const { question } = this;
    const from = this.play.entries.length;
    if (!question) throw new Error(`nobody is asked, so nobody can answer ${JSON.stringify(reply)}`);
    const as = typeof reply === 'object' && 'as' in reply ? reply.as : (awaited(question, this.play.open?.answers ?? [])[0] ?? '');
    this.taken(this.play.answer(`a${this.ids++}`, 'seat', { to: question.id, as, picks: this.picks(question, reply) }), question);
    return this.play.entries.slice(from).flatMap(({ events }) => events);
  }
  private picks(question: Exclude<Question, { ask: 'draw' | 'shuffle' }>, reply: Reply): Answer['picks'] {
    const given = typeof reply === 'string' ? (reply === '' ? [] : [reply]) : 'as' in reply ? (reply.pick === '' ? [] : [reply.pick]) : reply;
    if (question.ask === 'choose') return given;
    if (typeof reply === 'string') throw new Error(`${question.why.key} asks for a roll of ${question.dice.join(' ')}, not for ${reply || 'a pass'}`);
    return question.dice.map((die, i) => faceFor(die, given[i] ?? '?')).concat(given.slice(question.dice.length).map(() => -1));
  }

  /** Why it is refused, or nothing. */
  not(command: EruneCommand): string | undefined {
    return this.line(command)?.key;
  }
  line(command: EruneCommand): Line | undefined {
    const outcome = new Play(this.rules, seeded(1), { n: 0, state: this.state }).command('c', 'seat', command);
    return isRefusal(outcome) ? outcome.refused : undefined;
  }

  private taken(outcome: Outcome<EruneCommand, EruneEvent>, question?: Question): void {
    if (isRefusal(outcome)) throw new Error(`refused: ${outcome.refused.key}${question ? ` to ${question.why.key}: ${JSON.stringify(this.asked)}` : ''}`);
  }
}

export const scene = (layout: Scene): Table => new Table(layout);
export const types = (events: readonly EruneEvent[]): readonly string[] => events.map(({ type }) => type);
export const last = <T extends EruneEvent['type']>(events: readonly EruneEvent[], type: T): Extract<EruneEvent, { type: T }> | undefined =>
  events.findLast((event): event is Extract<EruneEvent, { type: T }> => event.type === type);
