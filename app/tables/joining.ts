import { Guest } from '@engine/table/guest';
import type { CloseReason } from '@engine/table/wire';
import type { TableAddress } from '../device/address';
import { chance } from '../device/chance';
import { clock } from '../device/clock';
import { guestLinks } from '../device/relay';
import { settings } from '../device/settings';
import { store } from '../device/store';
import { sceneOf } from '../scenes';
import { keepSitting } from './list';

/** A table that this phone joined as a guest. */
export class Joining {
  readonly guest: Guest;
  /** Why the relay does not let this phone in. */
  refused: CloseReason | undefined;
  private readonly watchers = new Set<() => void>();

  constructor(readonly address: TableAddress) {
    const { name, locale } = settings();
    this.guest = new Guest({
      link: guestLinks(address, (why) => this.refuse(why)),
      room: address.room,
      ruleset: (system) => sceneOf(system)?.ruleset,
      store,
      chance,
      clock,
      locale,
      ...(name && { name }),
    });
    this.guest.subscribe(() => this.remember());
    this.guest.connect();
  }

  subscribe = (fn: () => void): (() => void) => {
    this.watchers.add(fn);
    return () => void this.watchers.delete(fn);
  };

  /** Tries again after a refusal. */
  again(): void {
    this.refused = undefined;
    this.guest.connect();
    this.changed();
  }

  close(): void {
    this.guest.leave();
    open.delete(this.address.room);
  }

  private refuse(why: CloseReason): void {
    // The host said good-bye and why: that says more than that the line was cut after it.
    if (this.guest.farewell) return;
    // A relay that was started anew does not know the room until the host is back: whoever sat there waits.
    if (this.guest.picture && why !== 'version') return;
    if (why === 'too-fast' || why === 'closing' || why === 'too-slow') return;
    this.refused = why;
    this.guest.leave();
    this.changed();
  }

  private kept = '';
  /** Once seated, Home shows the way back. */
  private remember(): void {
    const table = this.guest.picture?.table;
    const mark = table ? `${table.quest} ${table.stage}` : '';
    if (!table || this.kept === mark) return;
    this.kept = mark;
    const { origin, room } = this.address;
    keepSitting({ id: room, at: 'guest', origin, room, system: table.system, quest: table.quest, when: Date.now(), over: table.stage === 'over' });
  }

  private changed(): void {
    for (const fn of this.watchers) fn();
  }
}

const open = new Map<string, Joining>();

export function joinTable(address: TableAddress): Joining {
  const known = open.get(address.room);
  if (known && known.address.origin === address.origin) return known;
  known?.close();
  const fresh = new Joining(address);
  open.set(address.room, fresh);
  return fresh;
}
