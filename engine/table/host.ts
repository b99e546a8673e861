import type { Chance } from '../core/chance';
import { isRefusal, refuse, TABLE, type AnyRuleset, type Refusal, type Seat } from '../core/ruleset';
import type { Store } from '../core/save';
import type { Clock } from './clock';
import { Crowd, say, type Member } from './crowd';
import type { Verdict } from './deeds';
import { Door } from './door';
import { Ledger } from './ledger';
import type { Link } from './link';
import { lend, remove, setOptions, setQuest, sit, start } from './lobby';
import { loopback, type Soon } from './loopback';
import { PROTOCOL, readGuestFrame, type GuestFrame, type Sent } from './protocol';
import { fresh, isGameId, readRecord, tableKey, writeRecord, type TableRecord } from './record';
import { eyesOf, nobody, placeOf } from './roster';
import { Table, type Setting } from './table';
import { deedId } from './token';

export interface HostOptions {
  readonly game: string;
  readonly store: Store;
  readonly chance: Chance;
  readonly clock: Clock;
  /** How texts reach the host phone's own screens; after the present step, unless told otherwise. */
  readonly soon?: Soon;
}

/** A screen that said nothing for so long is gone, whatever its link believes: guests ping far more often. */
const SILENCE = 30_000;
/** How many settled ids of deeds outside the journal are remembered. */
const RECENT = 256;

type Deed = Exclude<GuestFrame, { t: 'hello' | 'claim' | 'log' | 'ping' }>;

const OF_TABLE: ReadonlySet<string> = new Set(['start', 'quest', 'options', 'admit', 'remove', 'lend']);

/** The phone that runs the game: takes what screens say, one frame after the other, and shows each seat what it may see. */
export class Host {
  private readonly table: Table;
  private readonly door: Door;
  private readonly crowd = new Crowd();
  private readonly recent = new Set<string>();
  /** Tells this run of the host from an earlier one, whose pictures nobody remembers. */
  private readonly run: string;
  private stopSweep: (() => void) | undefined;

  private constructor(
    setting: Setting,
    record: TableRecord,
    private readonly clock: Clock,
    private readonly soon: Soon,
    ledger?: Ledger,
  ) {
    this.run = deedId(setting.chance);
    this.table = new Table(setting, record, this.crowd, ledger);
    this.door = new Door(this.table, this.crowd);
  }

  /** A new table, in its lobby. */
  static open({ game, store, chance, clock, soon = later, system, quest, locale }: HostOptions & { readonly system: AnyRuleset; readonly quest: string; readonly locale: string }): Host | Refusal {
    if (!isGameId(game) || store.get(tableKey(game)) !== undefined) return refuse('table.game-exists');
    const record = fresh(system.id, quest, locale, nobody);
    try {
      writeRecord(store, game, record);
    } catch {
      return refuse('table.disk-full');
    }
    return new Host({ game, ruleset: system, store, chance }, record, clock, soon);
  }

  /** A table from storage. What cannot be read is refused and left as it is. */
  static reopen({ game, store, chance, clock, soon = later, rulesets }: HostOptions & { readonly rulesets: (id: string) => AnyRuleset | undefined }): Host | Refusal {
    const record = readRecord(store, game);
    if (isRefusal(record)) return record;
    const ruleset = rulesets(record.system);
    if (!ruleset) return refuse('table.no-such-system', { system: record.system });
    const setting: Setting = { game, ruleset, store, chance };
    if (!record.started) return new Host(setting, record, clock, soon);
    const ledger = Ledger.load(setting, `resume-${deedId(chance)}`);
    return isRefusal(ledger) ? ledger : new Host(setting, record, clock, soon, ledger);
  }

  get game(): string {
    return this.table.setting.game;
  }

  /** A new connection from anywhere. */
  connect(link: Link): void {
    this.add({ link, heard: this.clock.now() });
  }

  /** A link for the host phone's own screen: the table, or a seat that plays on this phone. */
  local(seat: Seat): Link | Refusal {
    if (seat !== TABLE && !placeOf(this.table.record.roster, seat)?.local) return refuse('table.not-your-seat');
    const [here, there] = loopback(this.soon);
    this.add({ link: here, local: seat, heard: this.clock.now() });
    return there;
  }

  /** Stops; screens wait for the host to come back. */
  close(): void {
    this.stopSweep?.();
    for (const { link } of this.crowd.members) link.close();
    this.crowd.members.clear();
  }

  private add(member: Member): void {
    this.crowd.members.add(member);
    member.link.listen(
      (text) => this.hear(member, text),
      () => this.lose(member),
    );
    this.stopSweep ??= this.clock.after(SILENCE / 3, () => this.sweep());
  }

  private sweep(): void {
    this.stopSweep = undefined;
    for (const member of this.crowd.members) {
      if (member.local || this.clock.now() - member.heard <= SILENCE) continue;
      member.link.close();
      this.lose(member);
    }
    if (this.crowd.members.size > 0) this.stopSweep = this.clock.after(SILENCE / 3, () => this.sweep());
  }

  private lose(member: Member): void {
    if (!this.crowd.members.delete(member)) return;
    this.crowd.tell(this.table);
    this.tellDoor();
  }

  /** Who knocks sees a seat as soon as its phone is gone, and no longer once somebody has it. */
  private tellDoor(): void {
    const away = this.door.away();
    for (const member of this.crowd.members) if (member.knock) say(member, { t: 'knocking', away });
  }

  /** The border: whatever one screen says, the others go on. */
  private hear(member: Member, text: string): void {
    if (!this.crowd.members.has(member)) return;
    member.heard = this.clock.now();
    const frame = readGuestFrame(text);
    if (isRefusal(frame)) {
      if (frame.refused.key === 'table.version') this.crowd.dismiss(member, frame.refused.key);
      else say(member, { t: 'refused', line: frame.refused });
      return;
    }
    try {
      this.take(member, frame);
    } catch {
      say(member, { t: 'refused', ...('id' in frame && { id: frame.id }), line: { key: 'table.fault' } });
    }
  }

  private take(member: Member, frame: GuestFrame): void {
    switch (frame.t) {
      case 'ping':
        return say(member, { t: 'pong' });
      case 'hello':
        return this.greet(member, frame);
      case 'claim': {
        const fault = this.door.claim(member, frame);
        if (fault) return say(member, { t: 'refused', line: fault.refused });
        return this.crowd.tell(this.table);
      }
      case 'log': {
        if (!member.seat) return say(member, { t: 'refused', line: { key: 'table.hello-first' } });
        const page = this.table.book?.page(frame.before, frame.count, eyesOf(this.table.record.roster, member.seat));
        return say(member, { t: 'log', ...(page ?? { lines: [], from: 0, more: false }) });
      }
      default:
        return this.judge(member, frame);
    }
  }

  private greet(member: Member, hello: Sent<'hello'>): void {
    const greeted = this.door.greet(member, hello);
    if (isRefusal(greeted)) return this.crowd.dismiss(member, greeted.refused.key);
    if (greeted === 'knocks') {
      say(member, { t: 'knocking', away: this.door.away() });
      return this.crowd.tell(this.table);
    }
    this.seat(member, greeted.seat, hello);
  }

  /** Everybody hears who came; the one who came gets the whole picture, or what was missed of it. */
  private seat(member: Member, seat: Seat, { have, sent }: Partial<Pick<Sent<'hello'>, 'have' | 'sent'>> = {}): void {
    member.seat = seat;
    this.crowd.tell(this.table, { but: member });
    const { game } = this;
    const { epoch } = this.table.record;
    const ids = sent?.filter((id) => this.settledBefore(seat, id)) ?? [];
    const did = ids.length > 0 ? { did: ids } : {};
    const missed = have?.run === this.run ? this.crowd.gallery.since(seat, have.rev) : undefined;
    const latest = this.crowd.gallery.latest(seat);
    if (!missed && !latest) throw new Error('a seat without a picture');
    say(member, { t: 'welcome', v: PROTOCOL, seat, token: this.door.tokenOf(seat), epoch, run: this.run, game });
    if (missed) say(member, { t: 'patch', ...missed, ...did });
    else if (latest) say(member, { t: 'whole', ...latest, ...did });
    this.tellDoor();
  }

  private judge(member: Member, frame: Deed): void {
    const { seat } = member;
    if (!seat) return say(member, { t: 'refused', id: frame.id, line: { key: 'table.hello-first' } });
    const verdict = this.settledBefore(seat, frame.id) ? 'done' : this.verdict(seat, frame);
    if (isRefusal(verdict)) say(member, { t: 'refused', id: frame.id, line: verdict.refused });
    if (verdict === 'waiting') say(member, { t: 'waiting', id: frame.id });
    if (verdict === 'done') this.remember(seat, frame);
    this.crowd.tell(this.table, verdict === 'done' ? { done: { member, id: frame.id } } : {});
  }

  private verdict(seat: Seat, frame: Deed): Verdict {
    if (OF_TABLE.has(frame.t) && seat !== TABLE) return refuse('table.only-table');
    switch (frame.t) {
      case 'sit':
        return sit(this.table, seat, frame) ?? 'done';
      case 'quest':
        return setQuest(this.table, frame.quest) ?? 'done';
      case 'options':
        return setOptions(this.table, frame.options) ?? 'done';
      case 'start':
        return start(this.table) ?? 'done';
      case 'lend':
        return lend(this.table, frame) ?? 'done';
      case 'remove':
        return this.remove(frame) ?? 'done';
      case 'admit':
        return this.admit(frame) ?? 'done';
    }
    const { deeds } = this.table;
    if (!deeds) return refuse('table.not-started');
    switch (frame.t) {
      case 'command':
        return deeds.command(seat, frame.id, frame.command);
      case 'answer':
        return deeds.answer(seat, frame.id, frame.answer);
      case 'roll':
        return deeds.roll(seat, frame.id, frame.question);
      case 'undo':
        return deeds.undo(seat, frame.id, frame.of);
      case 'consent':
        return deeds.consent(seat, frame.yes);
      case 'withdraw':
        return deeds.withdraw(seat, frame.id);
    }
  }

  private remove({ seat }: Sent<'remove'>): Refusal | undefined {
    const leaving = this.crowd.of(seat);
    const fault = remove(this.table, seat);
    if (!fault) for (const member of leaving) this.crowd.dismiss(member, 'table.removed');
    return fault;
  }

  private admit(frame: Sent<'admit'>): Refusal | undefined {
    const member = this.door.admit(frame);
    if (isRefusal(member)) return member;
    if (member.seat) this.seat(member, member.seat);
    else this.crowd.dismiss(member, 'table.not-admitted');
    return undefined;
  }

  private settledBefore(seat: Seat, id: string): boolean {
    return this.recent.has(`${seat} ${id}`) || this.table.book?.has(seat, id) === true;
  }

  /** The journal remembers the ids of deeds in the game; these are the others. */
  private remember(seat: Seat, { t, id }: Deed): void {
    // The id of a withdrawn command is the command's own, which was never done.
    if (t === 'withdraw' || this.table.book?.has(seat, id)) return;
    this.recent.add(`${seat} ${id}`);
    for (const oldest of this.recent) {
      if (this.recent.size <= RECENT) break;
      this.recent.delete(oldest);
    }
  }
}

const later: Soon = (fn) => void Promise.resolve().then(fn);
