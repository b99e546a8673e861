import { isRefusal, TABLE, type Id, type Refusal, type Seat } from '@engine/core/ruleset';
import { unpackGame } from '@engine/table/chest';
import { Guest } from '@engine/table/guest';
import { Host } from '@engine/table/host';
import { games } from '@engine/table/record';
import { drawRoom, type CloseReason } from '@engine/table/wire';
import { reachable, type TableAddress } from '../device/address';
import { chance } from '../device/chance';
import { claim } from '../device/claim';
import { clock } from '../device/clock';
import { openRoom } from '../device/relay';
import { settings } from '../device/settings';
import { store } from '../device/store';
import { sceneOf } from '../scenes';
import { keepSitting, sittingOf, type Sitting } from './list';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const letters = (count: number): string => Array.from({ length: count }, () => LETTERS.charAt(chance.below(LETTERS.length))).join('');

/** A table that this phone hosts. It stays open while screens come and go. */
export class Hosting {
  /** The screen in the middle. */
  readonly table: Guest;
  /** Whether phones can join now; `why` when they never will. */
  room: { readonly open: boolean; readonly why?: CloseReason } = { open: false };
  /** Where guests find the table. */
  address: TableAddress;
  private readonly seats = new Map<Seat, Guest>();
  private readonly watchers = new Set<() => void>();
  private readonly relay: { close(): void };
  private readonly unclaim: () => void;

  constructor(readonly host: Host, readonly sitting: Sitting) {
    const { origin, room, key = '' } = sitting;
    this.address = { origin, room };
    this.table = this.screen(TABLE);
    this.relay = openRoom(this.address, key, {
      connect: (link) => host.connect(link),
      open: (open, why) => {
        this.room = why ? { open, why } : { open };
        if (why === 'replaced') this.close();
        this.changed();
      },
    });
    this.unclaim = claim(sitting.id, () => {
      this.room = { open: false, why: 'replaced' };
      this.close();
      this.changed();
    });
    this.table.subscribe(() => this.remember());
    void this.reach();
  }

  /** Finds the address that other phones can reach, where this page was opened as localhost. */
  private async reach(): Promise<void> {
    const { origin, room } = this.sitting;
    this.address = { origin: await reachable(origin), room };
    this.changed();
  }

  /** A seat that plays on this phone. */
  seat(seat: Seat): Guest {
    const known = this.seats.get(seat);
    if (known) return known;
    const fresh = this.screen(seat);
    this.seats.set(seat, fresh);
    return fresh;
  }

  subscribe = (fn: () => void): (() => void) => {
    this.watchers.add(fn);
    return () => void this.watchers.delete(fn);
  };

  close(): void {
    this.unclaim();
    this.relay.close();
    this.table.leave();
    for (const guest of this.seats.values()) guest.leave();
    this.host.close();
    open.delete(this.sitting.id);
  }

  private over = false;
  /** Home shows the way back to a game until it is over. */
  private remember(): void {
    const over = this.table.picture?.table.stage === 'over';
    if (over === this.over) return;
    this.over = over;
    keepSitting({ ...this.sitting, over });
  }

  private screen(seat: Seat): Guest {
    const guest = new Guest({
      link: () => {
        const link = this.host.local(seat);
        if (isRefusal(link)) throw new Error(link.refused.key);
        return link;
      },
      room: `${this.sitting.id}-${seat}`,
      ruleset: (system) => sceneOf(system)?.ruleset,
      store,
      chance,
      clock,
      locale: settings().locale,
    });
    guest.connect();
    return guest;
  }

  private changed(): void {
    for (const fn of this.watchers) fn();
  }
}

const open = new Map<string, Hosting>();

/** Opens a new table in its lobby. */
export function openTable(system: Id, quest: Id, origin: string): Hosting | Refusal {
  const scene = sceneOf(system);
  if (!scene) return { refused: { key: 'table.no-such-system' } };
  const game = letters(12);
  const host = Host.open({ game, store, chance, clock, system: scene.ruleset, quest, locale: settings().locale });
  if (isRefusal(host)) return host;
  return seatAt(host, newSitting(game, system, quest, origin));
}

/** Takes the host's seat again, after a reload or another day. */
export function reopenTable(game: string): Hosting | Refusal {
  const known = open.get(game);
  if (known) return known;
  const sitting = sittingOf(game);
  if (!sitting || sitting.at !== 'host') return { refused: { key: 'core.save-broken' } };
  const host = Host.reopen({ game, store, chance, clock, rulesets: (id) => sceneOf(id)?.ruleset });
  return isRefusal(host) ? host : seatAt(host, { ...sitting, when: Date.now() });
}

/** Puts a game from a file on this phone, ready to be hosted here; or why not. */
export function adoptTable(text: string, origin: string): Sitting | Refusal {
  const game = unpackGame(store, text);
  if (isRefusal(game)) return game;
  const card = games(store).find((one) => one.game === game);
  if (!card || isRefusal(card)) return card ?? { refused: { key: 'core.save-broken' } };
  const sitting = newSitting(game, card.system, card.quest, origin);
  keepSitting(sitting);
  return sitting;
}

/** A room of its own for a game: a code that people can read out, and a key that only this phone has. */
const newSitting = (id: string, system: Id, quest: Id, origin: string): Sitting => ({
  id, at: 'host', origin, room: drawRoom(chance.below), key: letters(32), system, quest, when: Date.now(),
});

function seatAt(host: Host, sitting: Sitting): Hosting {
  keepSitting(sitting);
  const hosting = new Hosting(host, sitting);
  open.set(sitting.id, hosting);
  return hosting;
}
