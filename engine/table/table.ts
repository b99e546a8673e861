import type { Chance } from '../core/chance';
import { asked } from '../core/question';
import { refuse, TABLE, type AnyRuleset, type Character, type Line, type Refusal, type Seat, type Setup } from '../core/ruleset';
import type { Store } from '../core/save';
import { Deeds, type Room } from './deeds';
import type { Ledger } from './ledger';
import type { Face, Knock, Picture, Stage, TableShown } from './picture';
import { writeRecord, type TableRecord } from './record';
import { eyesOf, placeOf } from './roster';

/** Who is connected, as the host knows it. */
export interface Presence {
  here(seat: Seat): boolean;
  /** Every seat with a screen, `table` among them. */
  present(): readonly Seat[];
  knocks(): readonly Knock[];
}

export interface Setting {
  readonly game: string;
  readonly ruleset: AnyRuleset;
  readonly store: Store;
  readonly chance: Chance;
}

const face = ({ id, kind, name, gender }: Character): Face => ({ id, kind, name, gender });

/** One table: its record, its game once that has begun, and what each seat sees of both. */
export class Table {
  deeds: Deeds | undefined;
  private ledger: Ledger | undefined;

  constructor(
    readonly setting: Setting,
    private current: TableRecord,
    private readonly presence: Presence,
    ledger?: Ledger,
  ) {
    if (ledger) this.begin(ledger);
  }

  get record(): TableRecord {
    return this.current;
  }

  get book(): Ledger | undefined {
    return this.ledger;
  }

  get stage(): Stage {
    if (!this.ledger) return 'lobby';
    return this.setting.ruleset.ended(this.ledger.play.state) ? 'over' : 'play';
  }

  begin(ledger: Ledger): void {
    const room: Room = {
      ruleset: this.setting.ruleset,
      roster: () => this.current.roster,
      other: (seat, by) => this.other(seat, by),
      company: (by) => this.presence.present().some((seat) => this.other(seat, by)),
      look: () => {
        for (const seat of this.presence.present()) this.picture(seat);
      },
    };
    this.ledger = ledger;
    this.deeds = new Deeds(ledger, room);
  }

  /** Changes the record on disk, then here; a full disk changes nothing. */
  change(next: Partial<TableRecord>): Refusal | undefined {
    const record = { ...this.current, ...next };
    try {
      writeRecord(this.setting.store, this.setting.game, record);
    } catch {
      return refuse('table.disk-full');
    }
    this.current = record;
    return undefined;
  }

  /** What the rules would begin with, in the order of the seats. */
  setup(record: TableRecord = this.current): Setup {
    const { quest, options, roster } = record;
    const characters = roster.seats.flatMap((place) => roster.characters.filter(({ id }) => place.characters.includes(id)));
    return { quest, characters, ...(options !== undefined && { options }) };
  }

  picture(seat: Seat): Picture {
    const table = this.shown(seat);
    const { ledger, deeds } = this;
    if (!ledger || !deeds) return { table };
    const eyes = eyesOf(this.current.roster, seat);
    const { play } = ledger;
    const question = play.open?.question && asked(play.open.question, play.open.answers, eyes);
    const waiting = deeds.waitingOf(seat);
    const last = ledger.lastDeed();
    const { proposed } = deeds;
    return {
      table,
      view: ledger.view(eyes),
      ...(question && { asked: question }),
      ...(waiting && { waiting: { id: waiting.id, command: waiting.command } }),
      ...(last && { last: { n: last.n, by: last.by, contested: play.contested(last.n, seat) } }),
      ...(proposed && { consent: { of: proposed.of, by: proposed.by, mine: proposed.by === seat, asked: this.other(seat, proposed.by) } }),
      ...(table.stage === 'over' && seat !== TABLE && { home: this.home(seat, play.state) }),
    };
  }

  private shown(seat: Seat): TableShown {
    const { system, quest, options, locale, roster } = this.current;
    const { stage } = this;
    const unready: Line | undefined = stage === 'lobby' ? this.setting.ruleset.unready(this.setup()) : undefined;
    return {
      game: this.setting.game,
      system,
      quest,
      stage,
      locale,
      seats: roster.seats.map(({ id, name, locale: language, characters, ready, local }) => ({ id, name, locale: language, characters, here: this.presence.here(id), ready, ...(local && { local }) })),
      characters: roster.characters.map(face),
      ...(stage === 'lobby' && options !== undefined && { options }),
      ...(unready && { unready }),
      ...(seat === TABLE && { knocks: this.presence.knocks() }),
    };
  }

  private home(seat: Seat, state: unknown): readonly Character[] {
    const place = placeOf(this.current.roster, seat);
    const own = new Set([...(place?.characters ?? []), ...(place?.brought ?? [])]);
    return this.current.roster.characters.filter(({ id }) => own.has(id)).map((character) => ({ ...character, sheet: this.setting.ruleset.home(state, character.id) as unknown }));
  }

  /** Seats on the host's own phone are one hand: they cannot agree to each other's wishes, and need nobody else's when alone. */
  private other(seat: Seat, by: Seat): boolean {
    if (seat === by || (!this.onHost(seat) && !placeOf(this.current.roster, seat))) return false;
    return this.presence.here(seat) && !(this.onHost(seat) && this.onHost(by));
  }

  private onHost(seat: Seat): boolean {
    return seat === TABLE || placeOf(this.current.roster, seat)?.local === true;
  }
}
