import { isRefusal, refuse, TABLE, type Refusal, type Seat } from '../core/ruleset';
import { say, type Crowd, type Member } from './crowd';
import type { Sent } from './protocol';
import { known, placeOf, renewed, seated } from './roster';
import type { Table } from './table';
import { token } from './token';

const KNOCKS = 12;

/** What a hello comes to: a seat, a place before the door, or good-bye. */
export type Greeted = { readonly seat: Seat } | 'knocks' | Refusal;

/** Lets people in: by their token, freely while in the lobby, afterwards by a tap of the table. */
export class Door {
  private serial = 0;

  constructor(
    private readonly table: Table,
    private readonly crowd: Crowd,
  ) {}

  greet(member: Member, hello: Sent<'hello'>): Greeted {
    const seat = member.seat ?? member.local;
    if (seat) return { seat };
    const { roster } = this.table.record;
    const place = hello.token === undefined ? undefined : known(roster, hello.token);
    if (place && !place.local) return { seat: place.id };
    if (hello.token !== undefined) say(member, { t: 'refused', line: { key: 'table.wrong-token' } });
    return this.table.book ? this.knock(member, hello) : this.welcome(hello);
  }

  /** Somebody at the door says which seat is theirs, or asks for a new one. */
  claim(member: Member, { seat, name }: Sent<'claim'>): Refusal | undefined {
    const { knock } = member;
    if (!knock) return refuse('table.hello-first');
    if (seat !== 'new' && !this.away().some(({ id }) => id === seat)) return refuse('table.seat-here');
    member.knock = { ...knock, seat, ...(name !== undefined && { name }) };
    return undefined;
  }

  /** The table's tap: the one who knocked, now with a seat and a new token; or sent away. */
  admit({ knock, seat }: Sent<'admit'>): Member | Refusal {
    const member = [...this.crowd.members].find((other) => other.knock?.id === knock);
    if (!member?.knock) return refuse('table.nobody-knocks');
    if (seat === 'no') {
      delete member.knock;
      return member;
    }
    const { phone, name, locale } = member.knock;
    const { chance } = this.table.setting;
    const { roster } = this.table.record;
    if (seat !== 'new' && !this.away().some(({ id }) => id === seat)) return refuse('table.seat-here');
    const placed = seat === 'new' ? seated(roster, { name, locale, token: token(chance), phone }) : { seat, roster: renewed(roster, seat, token(chance), phone) };
    if (isRefusal(placed)) return placed;
    const fault = this.table.change({ roster: placed.roster });
    if (fault) return fault;
    member.seat = placed.seat;
    delete member.knock;
    return member;
  }

  /** Seats that nobody sits on just now, and which are some other phone's. */
  away(): { id: Seat; name: string }[] {
    const { seats } = this.table.record.roster;
    return seats.filter(({ id, local }) => !local && !this.crowd.here(id)).map(({ id, name }) => ({ id, name }));
  }

  /** The table's own screens need none. */
  tokenOf(seat: Seat): string {
    return placeOf(this.table.record.roster, seat)?.token ?? TABLE;
  }

  private welcome({ name, locale, phone }: Sent<'hello'>): Greeted {
    const { roster } = this.table.record;
    const placed = seated(roster, { name: name ?? '', locale, token: token(this.table.setting.chance), phone });
    if (isRefusal(placed)) return placed;
    return this.table.change({ roster: placed.roster }) ?? { seat: placed.seat };
  }

  private knock(member: Member, { name = '', phone, locale }: Sent<'hello'>): Greeted {
    if (!member.knock && [...this.crowd.members].filter((other) => other.knock).length >= KNOCKS) return refuse('table.full');
    const last = this.table.record.roster.seats.find((place) => place.phone === phone);
    const seat = this.away().find(({ id }) => id === last?.id)?.id;
    member.knock ??= { id: `k${++this.serial}`, name, phone, locale, ...(seat && { seat }) };
    return 'knocks';
  }
}
