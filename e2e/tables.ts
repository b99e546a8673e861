import { person, type Person } from './people';
import type { PhoneOptions } from './phones';

export interface Table {
  readonly host: Person;
  readonly code: string;
  /** What the others open to come in. */
  readonly link: string;
}

/** A phone that has just opened a table and stands in its lobby. */
export async function openTable(name = 'host', options?: PhoneOptions, quest = 'quest-1'): Promise<Table> {
  const host = await person(name, options);
  await host.device.launchApp({ newInstance: true, delete: true });
  await host.press('home-host');
  await host.press(`open-${quest}`);
  await host.sees('host-lobby');
  const code = await host.text('room-code');
  return { host, code, link: `/join?room=${code}` };
}

/** Somebody who comes in by the link and takes characters. */
export async function join(name: string, link: string, kinds: readonly string[], options?: PhoneOptions): Promise<Person> {
  const guest = await person(name, options);
  await guest.device.launchApp({ newInstance: true, delete: true, url: link });
  await guest.sees('guest-lobby');
  await guest.element(guest.by.id('player-name')).replaceText(name);
  for (const kind of kinds) {
    await guest.press(`take-${kind}`);
    await guest.sees(`give-${kind}`);
  }
  return guest;
}

/** A seat on the host's own phone. */
export async function sitHere(host: Person, kind: string): Promise<void> {
  await host.press('sit-here');
  await host.press('change-s1');
  await host.press(`take-${kind}`);
  await host.sees(`give-${kind}`);
  await host.press('here-close');
  await host.misses('here');
}

/** From the lobby into the first round; for a party in which nobody picks spells. */
export async function begin(host: Person): Promise<void> {
  await host.press('begin');
  await host.sees('host-table');
  await host.press('offer-begin');
  await host.reads('round', 'Round 1');
}
