import { seeded } from '@engine/core/chance';
import { Play, type Outcome } from '@engine/core/play';
import { isRefusal, type Answer, type Line } from '@engine/core/ruleset';
import { sound } from '@engine/packs/pack';
import { heroes, type HeroesRuleset } from '@engine/systems/heroes';
import type { HeroesCommand } from '@engine/systems/heroes/command';
import { readContent, type Content } from '@engine/systems/heroes/content';
import type { HeroesEvent } from '@engine/systems/heroes/event';
import type { Hero, Monster, State } from '@engine/systems/heroes/state';
import type { View } from '@engine/systems/heroes/view';
import { raw } from '@content/heroes';
import { party, type Kind } from './pack';

const sheet = { attack: 0, defence: 0, skill: 0, movement: 6, health: 5 };
/** A quest with one of everything: yard (start) – hall – vault, and a crypt behind a secret door of the hall. */
const trial = {
  id: 'trial',
  start: 'yard',
  rooms: [
    { id: 'yard', squares: 9, furniture: ['table', 'altar'], monsters: [] },
    { id: 'hall', squares: 9, furniture: [], monsters: [{ kind: 'mon-goblin', count: 2 }, { kind: 'mon-troll', count: 1 }], trap: 'trap-pit' },
    { id: 'vault', squares: 9, furniture: [], monsters: [], gold: 60, item: 'brass-key' },
    { id: 'crypt', squares: 9, furniture: [], monsters: [{ kind: 'mon-mummy', count: 1 }] },
  ],
  doors: [
    { id: 'gate', between: ['yard', 'hall'] },
    { id: 'arch', between: ['hall', 'vault'] },
    { id: 'slab', between: ['hall', 'crypt'], secret: true },
  ],
  wandering: 'mon-goblin',
  objective: { item: 'brass-key' },
  reward: { gold: 50 },
};

/** The shipped game with the examples' monsters and the trial quest beside its own. */
export const content: Content = sound(
  readContent({
    ...raw,
    monsters: [...raw.monsters, { ...sheet, id: 'mon-mummy', attack: 3, defence: 3, skill: 3, health: 3 }, { ...sheet, id: 'mon-troll', attack: 4, defence: 4, skill: 1 }, { ...sheet, id: 'mon-dummy' }],
    quests: [...raw.quests, trial],
  }),
);
export const ruleset: HeroesRuleset = heroes(content);

/** The game when the test begins: who is where, with what. Rooms are seen and doors stand open as far as the hall. */
export interface Scene {
  readonly heroes: Partial<Record<Kind, Partial<Hero>>>;
  readonly turn?: Kind;
  readonly referee?: true;
  readonly monsters?: Readonly<Record<string, Partial<Monster>>>;
  readonly state?: Partial<State>;
  /** What hidden chance gives, in this order; past every trap otherwise. */
  readonly draws?: readonly string[];
}

/** Pips of a roll, or the option chosen. */
type Reply = readonly number[] | string;

export class Table {
  readonly play: Play<State, HeroesCommand, HeroesEvent, View>;
  private ids = 0;

  constructor({ heroes: present, turn, referee, monsters = {}, state = {}, draws = [] }: Scene) {
    const kinds = Object.keys(present) as Kind[];
    const blank = ruleset.setup(party('trial', ...(referee ? (['referee'] as const) : []), ...kinds));
    const whole = (id: string, change: Partial<Monster>): Monster => ({ id, kind: id.slice(0, id.indexOf(':')), room: 'yard', wounds: 0, moved: false, attacked: false, ...change });
    const left = [...draws];
    const chance = { ...seeded(1), among: () => left.shift() ?? 'past' };
    this.play = new Play(ruleset, chance, {
      n: 0,
      state: {
        ...blank,
        phase: 'heroes',
        round: 1,
        turn: turn ?? kinds[0] ?? '',
        rooms: { yard: { searched: false }, hall: { searched: false } },
        doors: { gate: true, arch: false },
        heroes: Object.fromEntries(kinds.map((kind) => [kind, { ...(blank.heroes[kind] as Hero), ...present[kind] }])),
        monsters: Object.fromEntries(Object.entries(monsters).map(([id, change]) => [id, whole(id, change)])),
        ...state,
      },
    });
  }

  get state(): State {
    return this.play.state;
  }
  hero(kind: Kind): Hero {
    const found = this.state.heroes[kind];
    if (!found) throw new Error(`${kind} does not play`);
    return found;
  }
  /** Who is asked what now, with how many dice. */
  get asked(): { readonly to: readonly string[]; readonly why: string; readonly dice: number } | undefined {
    const question = this.play.open?.question;
    if (!question || question.ask === 'draw' || question.ask === 'shuffle') return undefined;
    return { to: [question.to].flat(), why: question.why.key, dice: question.ask === 'roll' ? question.dice.length : 0 };
  }

  /** Does it, answers what is asked in turn, and gives what happened. */
  does(command: HeroesCommand, ...replies: readonly Reply[]): readonly HeroesEvent[] {
    const from = this.play.entries.length;
    this.taken(this.play.command(`c${this.ids++}`, 'seat', command));
    for (const reply of replies) this.replies(reply);
    return this.play.entries.slice(from).flatMap(({ events }) => events);
  }

  replies(reply: Reply): void {
    const question = this.play.open?.question;
    if (!question || question.ask === 'draw' || question.ask === 'shuffle') throw new Error(`nobody is asked, so nobody can answer ${JSON.stringify(reply)}`);
    const picks: Answer['picks'] = typeof reply === 'string' ? (reply === '' ? [] : [reply]) : reply.map((pips) => pips - 1);
    this.taken(this.play.answer(`a${this.ids++}`, 'seat', { to: question.id, as: [question.to].flat()[0] ?? '', picks }));
  }

  /** Why it is refused, or nothing. */
  not(command: HeroesCommand): string | undefined {
    return this.line(command)?.key;
  }
  line(command: HeroesCommand): Line | undefined {
    const outcome = new Play(ruleset, seeded(1), { n: 0, state: this.state }).command('c', 'seat', command);
    return isRefusal(outcome) ? outcome.refused : undefined;
  }

  private taken(outcome: Outcome<HeroesCommand, HeroesEvent>): void {
    if (isRefusal(outcome)) throw new Error(`refused: ${outcome.refused.key}`);
  }
}

export const scene = (layout: Scene): Table => new Table(layout);
export const types = (events: readonly HeroesEvent[]): readonly string[] => events.map(({ type }) => type);
export const last = <T extends HeroesEvent['type']>(events: readonly HeroesEvent[], type: T): Extract<HeroesEvent, { type: T }> | undefined =>
  events.findLast((event): event is Extract<HeroesEvent, { type: T }> => event.type === type);
