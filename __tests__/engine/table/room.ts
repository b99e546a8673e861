import { seeded, type Chance } from '@engine/core/chance';
import { isRefusal, type AnyRuleset, type Character, type Gender, type Seat } from '@engine/core/ruleset';
import type { Store } from '@engine/core/save';
import type { Clock } from '@engine/table/clock';
import { Guest } from '@engine/table/guest';
import { Host } from '@engine/table/host';
import type { Link } from '@engine/table/link';
import { loopback } from '@engine/table/loopback';
import { pebbles, type View } from '../pebbles';

/** A clock that a test moves by hand, with the steps that are due soon. */
export class Hands implements Clock {
  private time = 0;
  private timers: { at: number; fn: () => void }[] = [];
  private readonly steps: (() => void)[] = [];

  readonly soon = (fn: () => void): void => void this.steps.push(fn);

  now(): number {
    return this.time;
  }

  after(ms: number, fn: () => void): () => void {
    const timer = { at: this.time + ms, fn };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }

  /** Lets everything arrive that is on its way. */
  settle(): void {
    for (let step = this.steps.shift(); step; step = this.steps.shift()) step();
  }

  pass(ms: number): void {
    const end = this.time + ms;
    this.settle();
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      this.timers = this.timers.filter((other) => other !== next);
      next.fn();
      this.settle();
    }
    this.time = end;
  }
}

/** A phone's storage; its disk can be full, or fail at what a test names. */
export class Disk implements Store {
  readonly data = new Map<string, string>();
  fails: (key: string, act: 'set' | 'delete') => boolean = () => false;

  get(key: string): string | undefined {
    return this.data.get(key);
  }

  set(key: string, value: string): void {
    if (this.fails(key, 'set')) throw new Error('no space left');
    this.data.set(key, value);
  }

  delete(key: string): void {
    if (this.fails(key, 'delete')) throw new Error('no space left');
    this.data.delete(key);
  }

  keys(): readonly string[] {
    return [...this.data.keys()];
  }
}

export const hero = (id: string, kind = id, gender: Gender = 'f'): Character => ({ id, kind, name: id.toUpperCase(), gender });

export type Phone = Guest<View> & { readonly wire: Wire };

/** A guest's network: what passes is kept, and it can be cut. */
export class Wire {
  up = true;
  /** Whether frames are lost without anybody noticing. */
  deaf = false;
  readonly received: string[] = [];
  readonly sent: string[] = [];
  private link: Link | undefined;

  constructor(private readonly dial: () => Link) {}

  readonly make = (): Link => {
    if (!this.up) throw new Error('no network');
    const inner = this.dial();
    let closed: (() => void) | undefined;
    const link: Link = {
      send: (text) => {
        if (this.deaf) return;
        this.sent.push(text);
        inner.send(text);
      },
      close: () => inner.close(),
      listen: (onText, onClose) => {
        closed = onClose;
        inner.listen((text) => {
          if (this.deaf || !this.up) return;
          this.received.push(text);
          onText(text);
        }, onClose);
      },
    };
    this.link = { ...link, close: () => (inner.close(), closed?.()) };
    return link;
  };

  cut(): void {
    this.up = false;
    this.link?.close();
  }
}

export interface Bench {
  readonly hands: Hands;
  readonly disk: Disk;
  readonly chance: Chance;
  host: Host;
  readonly rules: AnyRuleset;
  reopen(): Host;
  /** A phone of its own, anywhere. */
  phone(room: string, options?: { disk?: Disk; name?: string }): Phone;
  /** A screen of the host's phone. */
  own(seat: Seat, disk?: Disk): Phone;
}

const certain = <T extends object>(value: T): Exclude<T, { refused: unknown }> => {
  if (isRefusal(value)) throw new Error(`refused: ${value.refused.key}`);
  return value as Exclude<T, { refused: unknown }>;
};

export function bench(seed = 1, rules: AnyRuleset = pebbles): Bench {
  const hands = new Hands();
  const disk = new Disk();
  const chance = seeded(seed);
  const common = { game: 'g1', store: disk, chance, clock: hands, soon: hands.soon };
  const guest = (room: string, wire: Wire, own: Disk, name?: string): Phone => {
    const made = new Guest<View>({ link: wire.make, room, ruleset: (id) => (id === rules.id ? rules : undefined), store: own, chance, clock: hands, locale: 'en', ...(name !== undefined && { name }) });
    made.connect();
    hands.settle();
    return Object.assign(made, { wire });
  };
  const made: Bench = {
    hands,
    disk,
    chance,
    rules,
    host: certain(Host.open({ ...common, system: rules, quest: 'q1', locale: 'en' })),
    reopen: () => {
      made.host.close();
      hands.settle();
      made.host = certain(Host.reopen({ ...common, rulesets: () => rules }));
      return made.host;
    },
    phone: (room, { disk: own = new Disk(), name = room } = {}) =>
      guest(
        room,
        new Wire(() => {
          const [here, there] = loopback(hands.soon);
          made.host.connect(here);
          return there;
        }),
        own,
        name,
      ),
    own: (seat, own = new Disk()) => guest(`own-${seat}`, new Wire(() => certain(made.host.local(seat))), own),
  };
  return made;
}

/** A table in play: the host's screen in the middle, Ann with hero a, Bob with hero b. */
export function playing(seed = 1): Bench & { table: Phone; ann: Phone; bob: Phone } {
  const room = bench(seed);
  const table = room.own('table');
  const ann = room.phone('ann');
  const bob = room.phone('bob');
  ann.sit({ characters: [hero('a')], ready: true });
  bob.sit({ characters: [hero('b')], ready: true });
  room.hands.settle();
  table.start();
  room.hands.settle();
  return Object.assign(room, { table, ann, bob });
}

/** The same, and Ann grabs with a three on real dice: the window for Bob is open. */
export function grabbing(): ReturnType<typeof playing> {
  const room = playing();
  room.ann.command({ type: 'grab', as: 'a' });
  room.hands.settle();
  room.ann.answer({ to: '1.0', as: 'a', picks: [2] });
  room.hands.settle();
  return room;
}

export const pebblesOf = (phone: Phone, id: string): number | undefined => phone.picture?.view?.heroes.find((one) => one.id === id)?.pebbles;

/** A link without a Guest behind it, for what a Guest would never send. */
export function stranger(room: Bench): { send(text: string | object): void; heard: { t?: string; [key: string]: unknown }[]; closed: () => boolean; close(): void } {
  const [here, there] = loopback(room.hands.soon);
  const heard: { t?: string; [key: string]: unknown }[] = [];
  let closed = false;
  there.listen(
    (text) => heard.push(JSON.parse(text) as { t?: string }),
    () => void (closed = true),
  );
  room.host.connect(here);
  return {
    send: (text) => {
      there.send(typeof text === 'string' ? text : JSON.stringify(text));
      room.hands.settle();
    },
    heard,
    closed: () => closed,
    close: () => there.close(),
  };
}
