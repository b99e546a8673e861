import type { Chance } from '../core/chance';
import type { Told } from '../core/journal';
import { isRefusal, type AnyRuleset, type Command, type Line, type Seat } from '../core/ruleset';
import type { Store } from '../core/save';
import { Call } from './call';
import type { Clock } from './clock';
import type { Link } from './link';
import { Log } from './log';
import { Mirror } from './mirror';
import { Flight, Outbox, type Wish } from './outbox';
import { Pass } from './pass';
import type { Picture } from './picture';
import { GUEST_LIMIT, PROTOCOL, readHostFrame, writeGuestFrame, type GuestFrame, type HostFrame, type Sent, type Shown } from './protocol';
import { deedId } from './token';
import { Wishes, type NewWish } from './wishes';

export interface GuestOptions {
  /** A new link to the host, as often as one is needed. */
  readonly link: () => Link;
  /** Names what this screen keeps: the room, and the seat where one phone shows several. */
  readonly room: string;
  readonly ruleset: (system: string) => AnyRuleset | undefined;
  readonly store: Store;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly locale: string;
  readonly name?: string;
}

/** `connecting`: not yet seen; `in-step`: shows what the host shows; `away`: out of reach; `knocking`: waits for the table's tap. */
export type Status = 'connecting' | 'in-step' | 'away' | 'knocking' | 'closed';

/** A refusal with a number of its own, so that a screen shows each once. */
export interface Refused {
  readonly serial: number;
  readonly line: Line;
  /** The deed that was refused. */
  readonly id?: string;
}

const PAGE = 50;
/** The host answers for no more of them at once. */
const UNCONFIRMED = 200;

/** A screen: shows its seat's picture, sends what its person wants, and finds the host again by itself. */
export class Guest<V = unknown> extends Wishes {
  /** Grows with every change: with `subscribe` all that `useSyncExternalStore` needs. */
  version = 0;
  status: Status = 'connecting';
  /** The last refusal. */
  refusal: Refused | undefined;
  /** While knocking: the empty seats, one of which may be mine. */
  away: readonly { readonly id: Seat; readonly name: string }[] = [];
  /** Why the table closed. */
  farewell: Line | undefined;
  private readonly pass: Pass;
  private readonly mirror = new Mirror<V>();
  private shown: Picture<V> | undefined;
  /** Welcomed, and waiting for the first picture. */
  private greeted = false;
  /** While knocking: the seat that was asked for, until somebody else has it. */
  claimed: Sent<'claim'> | undefined;
  private readonly call: Call;
  private readonly outbox: Outbox;
  private readonly flight: Flight;
  private readonly lines = new Log();
  private readonly watchers = new Set<() => void>();
  private readonly listeners = new Set<(lines: readonly Told[]) => void>();

  constructor(private readonly options: GuestOptions) {
    super();
    const { store, room, clock, chance, link } = options;
    this.pass = new Pass(store, `guest/${room}/me`, chance);
    this.outbox = new Outbox(store, `guest/${room}/outbox`);
    this.flight = new Flight(clock, (id) => this.refuse({ key: 'table.came-back' }, id));
    this.call = new Call(link, clock, { open: () => this.hello(), text: (text) => this.hear(text), lost: () => this.lost() });
  }

  /** What this seat sees, with its own corrections that the host does not know yet. */
  get picture(): Picture<V> | undefined {
    return this.shown;
  }

  get seat(): Seat | undefined {
    return this.pass.me.seat;
  }

  /** How many corrections the host has not confirmed. */
  get pending(): number {
    return this.outbox.all.length;
  }

  get log(): readonly Told[] {
    return this.lines.all;
  }

  /** Whether there are older lines to ask for. */
  get more(): boolean {
    return this.lines.more;
  }

  readonly subscribe = (fn: () => void): (() => void) => {
    this.watchers.add(fn);
    return () => void this.watchers.delete(fn);
  };

  readonly snapshot = (): number => this.version;

  /** Lines as they are told, for the mouth; not those of a page of the log. */
  onTold(fn: (lines: readonly Told[]) => void): () => void {
    this.listeners.add(fn);
    return () => void this.listeners.delete(fn);
  }

  connect(): void {
    this.farewell = undefined;
    if (this.status === 'closed') this.status = this.mirror.base ? 'away' : 'connecting';
    this.call.start();
  }

  /** Stops until `connect`. What the host did not confirm comes back; corrections stay kept. */
  leave(): void {
    this.close();
    this.changed();
  }

  /** For when the phone wakes up or changes its network. */
  wake(): void {
    if (this.status !== 'closed') this.call.wake();
  }

  command(command: Command): string {
    if (!this.rules()?.corrections.has(command.type)) return this.wish({ t: 'command', command });
    const id = deedId(this.options.chance);
    if (!this.outbox.add({ id, command })) this.refuse({ key: 'table.disk-full' }, id);
    else if (this.status === 'in-step') this.send({ t: 'command', id, command });
    this.changed();
    return id;
  }

  /** Takes the waiting command back. */
  withdraw(): void {
    const waiting = this.mirror.base?.waiting;
    if (waiting) this.ask({ t: 'withdraw', id: waiting.id });
  }

  /** While knocking: this seat is mine, or I want a new one. */
  claim(seat: Seat | 'new', name?: string): void {
    this.claimed = { t: 'claim', seat, ...(name !== undefined && { name }) };
    if (this.status === 'knocking') this.send(this.claimed);
    this.changed();
  }

  /** Asks for an older page of the log. */
  older(): void {
    if (this.status === 'in-step' && this.lines.more) this.send({ t: 'log', before: this.lines.from, count: PAGE });
  }

  private rules(): AnyRuleset | undefined {
    const system = this.mirror.base?.table.system;
    return system === undefined ? undefined : this.options.ruleset(system);
  }

  private send(frame: GuestFrame): void {
    this.call.send(writeGuestFrame(frame));
  }

  protected wish(wish: NewWish): string {
    const id = deedId(this.options.chance);
    this.ask({ ...wish, id });
    return id;
  }

  private ask(wish: Wish): void {
    if (writeGuestFrame(wish).length > GUEST_LIMIT) return this.refuse({ key: 'table.too-big' }, wish.id);
    const inStep = this.status === 'in-step';
    this.flight.add(wish, inStep);
    if (inStep) this.send(wish);
  }

  private hello(): void {
    const { locale, name } = this.options;
    const { phone, token, epoch } = this.pass.me;
    const { have } = this.mirror;
    const sent = [...this.outbox.all.map(({ id }) => id), ...this.flight.ids].slice(0, UNCONFIRMED);
    this.send({
      t: 'hello',
      v: PROTOCOL,
      phone,
      locale,
      ...(token !== undefined && { token }),
      ...(name !== undefined && { name }),
      ...(epoch !== undefined && { epoch }),
      ...(have && { have }),
      ...(sent.length > 0 && { sent }),
    });
  }

  private lost(): void {
    this.greeted = false;
    if (this.status === 'in-step' || this.status === 'knocking') this.status = 'away';
    this.flight.lose();
    this.changed();
  }

  private hear(text: string): void {
    const frame = readHostFrame(text);
    // Nothing to show: no screen is drawn again for it.
    if (!isRefusal(frame) && frame.t === 'pong') return;
    if (!isRefusal(frame)) this.take(frame);
    else if (frame.refused.key === 'table.version') this.end(frame.refused);
    // A host that cannot be understood is asked anew.
    else this.call.lose();
    this.changed();
  }

  private take(frame: Exclude<HostFrame, { t: 'pong' }>): void {
    switch (frame.t) {
      case 'welcome':
        return this.welcome(frame);
      case 'whole':
        this.mirror.whole(frame);
        return this.arrive(frame.did);
      case 'patch':
        return this.mirror.patch(frame) ? this.arrive(frame.did) : this.hello();
      case 'told':
        this.lines.add(frame.lines, frame.undone);
        if (frame.lines.length > 0) for (const listener of this.listeners) listener(frame.lines);
        return;
      case 'log':
        return this.lines.merge(frame);
      case 'done':
        return void this.settle(frame.id);
      case 'waiting':
        return this.flight.hold(frame.id);
      case 'refused':
        // The same seat's other screens hear of refusals too; only the one that asked shows them.
        if (frame.id === undefined || this.settle(frame.id)) this.refuse(frame.line, frame.id);
        if (frame.line.key === 'table.wrong-token') this.pass.keep({});
        if (frame.line.key === 'table.seat-here') this.claimed = undefined;
        return;
      case 'knocking':
        this.status = 'knocking';
        this.away = frame.away;
        this.call.confirm();
        if (this.claimed) this.send(this.claimed);
        return;
      case 'bye':
        if (frame.line.key === 'table.removed') this.pass.keep({});
        return this.end(frame.line);
    }
  }

  private welcome({ seat, token, epoch, run }: Shown<'welcome'>): void {
    this.mirror.greeted(run);
    this.greeted = true;
    this.claimed = undefined;
    this.away = [];
    this.call.confirm();
    this.pass.keep({ token, seat, epoch });
  }

  private arrive(did: readonly string[] = []): void {
    for (const id of did) this.settle(id);
    if (!this.greeted) return;
    this.greeted = false;
    this.status = 'in-step';
    for (const { id, command } of this.outbox.all) this.send({ t: 'command', id, command });
    const { base } = this.mirror;
    for (const wish of this.flight.find((id) => base?.waiting?.id === id || base?.consent?.mine === true)) this.send(wish);
    this.send({ t: 'log', count: PAGE });
  }

  private settle(id: string): boolean {
    return [this.outbox.settle(id), this.flight.settle(id)].includes(true);
  }

  private refuse(line: Line, id?: string): void {
    this.refusal = { serial: (this.refusal?.serial ?? 0) + 1, line, ...(id !== undefined && { id }) };
    this.changed();
  }

  private end(line: Line): void {
    this.farewell = line;
    this.close();
  }

  private close(): void {
    this.status = 'closed';
    this.greeted = false;
    this.call.stop();
    this.flight.clear();
  }

  private changed(): void {
    this.shown = this.mirror.foreseen(this.rules(), this.outbox.all);
    this.version++;
    for (const watcher of this.watchers) watcher();
  }
}
