import { isRefusal, refuse, TABLE, type Refusal, type Seat } from '../core/ruleset';
import { Ledger } from './ledger';
import type { Sent } from './protocol';
import type { TableRecord } from './record';
import { lent, sat, seated, without, type Roster } from './roster';
import type { Table } from './table';
import { token } from './token';

/** A change of who sits here, if the rules can look at it: a sheet from outside may be anything. */
function changed(table: Table, next: Partial<TableRecord>): Refusal | undefined {
  if (!table.book) {
    try {
      table.setting.ruleset.unready(table.setup({ ...table.record, ...next }));
    } catch {
      return refuse('table.bad-character');
    }
  }
  return table.change(next);
}

const reseated = (table: Table, roster: Roster | Refusal): Refusal | undefined => (isRefusal(roster) ? roster : changed(table, { roster }));

/** A seat says who it is; the table also for the seats that play on its own phone. */
export function sit(table: Table, by: Seat, { seat = by, name, locale, ready, characters }: Sent<'sit'>): Refusal | undefined {
  const { roster } = table.record;
  if (characters && table.book) return refuse('table.started');
  if (seat === TABLE && by === TABLE) return locale === undefined ? undefined : table.change({ locale });
  if (seat !== by && by !== TABLE) return refuse('table.not-your-seat');
  const said = {
    ...(name !== undefined && { name }),
    ...(locale !== undefined && { locale }),
    ...(ready !== undefined && { ready }),
    ...(characters && { characters }),
  };
  if (seat === 'new') {
    const { chance } = table.setting;
    const placed = seated(roster, { name: name ?? '', locale: locale ?? table.record.locale, token: token(chance), phone: TABLE, local: true });
    return isRefusal(placed) ? placed : reseated(table, sat(placed.roster, placed.seat, said));
  }
  if (seat !== by && !roster.seats.some(({ id, local }) => id === seat && local)) return refuse('table.not-your-seat');
  return reseated(table, sat(roster, seat, said));
}

export function setQuest(table: Table, quest: string): Refusal | undefined {
  return table.book ? refuse('table.started') : changed(table, { quest });
}

/** The table's own choices. What the game cannot play by is refused at once, with why; nothing else about the party is judged here. */
export function setOptions(table: Table, options: unknown): Refusal | undefined {
  if (table.book) return refuse('table.started');
  const { ruleset } = table.setting;
  if (!ruleset.unfit) return refuse('table.no-options');
  const unfit = ruleset.unfit(options);
  return unfit ? { refused: unfit } : changed(table, { options });
}

/** The game begins: first its save, then the record that says so; cut in between, it is a lobby still. */
export function start(table: Table): Refusal | undefined {
  if (table.book) return refuse('table.started');
  const setup = table.setup();
  const { ruleset } = table.setting;
  const unready = ruleset.unready(setup);
  if (unready) return { refused: unready };
  const ledger = Ledger.begin(table.setting, setup);
  if (isRefusal(ledger)) return ledger;
  const fault = table.change({ started: true });
  if (fault) return fault;
  table.begin(ledger);
  return undefined;
}

export function remove(table: Table, seat: Seat): Refusal | undefined {
  const fault = reseated(table, without(table.record.roster, seat, !table.book));
  if (!fault) table.deeds?.leave(seat);
  return fault;
}

export const lend = (table: Table, { character, to }: Sent<'lend'>): Refusal | undefined => reseated(table, lent(table.record.roster, character, to));
