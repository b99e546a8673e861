import type { Seat } from '../core/ruleset';
import type { Settled } from './deeds';
import { Gallery } from './gallery';
import type { News } from './ledger';
import type { Link } from './link';
import type { Knock } from './picture';
import { writeHostFrame, type HostFrame } from './protocol';
import { eyesOf } from './roster';
import type { Presence, Table } from './table';

/** One connected screen. */
export interface Member {
  readonly link: Link;
  /** The host phone's own screen: it needs no token. */
  readonly local?: Seat;
  seat?: Seat;
  knock?: Knock & { readonly phone: string; readonly locale: string };
  /** When it last said anything. */
  heard: number;
}

/** A deed of a screen that has just been done. */
export interface Done {
  readonly member: Member;
  readonly id: string;
}

/** Says something to a screen. A link that breaks says so itself. */
export function say({ link }: Member, ...frames: readonly HostFrame[]): void {
  for (const frame of frames) {
    try {
      link.send(writeHostFrame(frame));
    } catch {
      return;
    }
  }
}

/** The connected screens and what each seat has been shown. */
export class Crowd implements Presence {
  readonly members = new Set<Member>();
  readonly gallery = new Gallery();

  of(seat: Seat): readonly Member[] {
    return [...this.members].filter((member) => member.seat === seat);
  }

  here(seat: Seat): boolean {
    return this.of(seat).length > 0;
  }

  present(): readonly Seat[] {
    return [...new Set([...this.members].flatMap(({ seat }) => seat ?? []))];
  }

  knocks(): readonly Knock[] {
    return [...this.members].flatMap(({ knock }) => (knock ? [{ id: knock.id, name: knock.name, ...(knock.seat && { seat: knock.seat }) }] : []));
  }

  /** Says good-bye and why. */
  dismiss(member: Member, key: string): void {
    say(member, { t: 'bye', line: { key } });
    member.link.close();
    this.members.delete(member);
  }

  /** Shows every seat what changed, then says what happened, then what became of deeds. `but` is still being greeted. */
  tell(table: Table, { but, done }: { readonly but?: Member; readonly done?: Done } = {}): void {
    const news = table.book?.takeNews();
    const settled = table.deeds?.takeSettled() ?? [];
    for (const seat of this.present()) {
      const members = this.of(seat).filter((member) => member !== but);
      try {
        this.show(table, seat, members, settled.filter((one) => one.seat === seat), news, done);
      } catch {
        // A seat whose picture the rules cannot draw must not keep the others from theirs.
        for (const member of members) say(member, { t: 'refused', line: { key: 'table.fault' } });
      }
    }
  }

  private show(table: Table, seat: Seat, members: readonly Member[], settled: readonly Settled[], news: News | undefined, done: Done | undefined): void {
    const step = this.gallery.hang(seat, table.picture(seat));
    const told = news && this.news(table, seat, news);
    for (const member of members) {
      const did = [...settled.filter(({ refusal }) => !refusal), ...(done?.member === member ? [done] : [])].map(({ id }) => id);
      // With the picture that shows them, so that no screen shows a deed twice in between.
      if (step) say(member, { t: 'patch', ...step, ...(did.length > 0 && { did }) });
      if (told) say(member, told);
      if (!step) say(member, ...did.map((id) => ({ t: 'done' as const, id })));
      for (const { id, refusal } of settled) if (refusal) say(member, { t: 'refused', id, line: refusal.refused });
    }
  }

  private news({ book, record }: Table, seat: Seat, news: News): HostFrame | undefined {
    const eyes = eyesOf(record.roster, seat);
    const lines = book?.lines(news, eyes) ?? [];
    const undone = book?.heard(news, eyes) ?? [];
    return lines.length > 0 || undone.length > 0 ? { t: 'told', lines, ...(undone.length > 0 && { undone: [...undone] }) } : undefined;
  }
}
