import { within, type Condition, type Effect } from '../../engine/kit/effect';
import type { Entry } from '../../engine/systems/erune/entry';

/** The memories that conditions ask for. */
const asked = (conditions: readonly Condition[]): readonly string[] => conditions.flatMap(({ is, who, value }) => (is === 'remembered' ? [String(who ?? value)] : []));
/** The memories that effects leave. */
const left = (effects: readonly Effect[]): readonly string[] => effects.flatMap((effect) => (effect.op === 'remember' ? [effect.key] : []));

/** Of an effect, what is read also where somebody only looks whether it may happen. */
const LOOKED_AT = new Set(['op', 'points']);

/** Content whose effects say when they happen; and what is told of each entry, so that one without effects is not forgotten. */
export class Watched {
  private readonly missing = new Map<Effect, string>();
  private readonly untold = new Map<string, string>();
  private readonly lines: ReadonlyMap<string, string>;
  /** Which memories each entry asks for, and which each entry and each option leaves. */
  private readonly asks: ReadonlyMap<string, readonly string[]>;
  private readonly leaves: ReadonlyMap<string, readonly string[]>;
  private readonly parts: ReadonlyMap<string, readonly Effect[]>;
  private readonly options: ReadonlyMap<string, readonly Effect[]>;
  private readonly ops: ReadonlyMap<string, ReadonlySet<Effect['op']>>;

  constructor(all: readonly Entry[]) {
    // All is read once, before reading means that it happens.
    this.parts = new Map(all.map(({ file, place, effects }) => [`${file} ${place}`, within(effects)]));
    this.ops = new Map([...this.parts].map(([entry, effects]) => [entry, new Set(effects.map(({ op }) => op))]));
    this.options = new Map([...this.parts.values()].flat().flatMap((effect) => (effect.op === 'choose' ? effect.options.map((option) => [option.id, within(option.do)] as const) : [])));
    this.asks = new Map(all.map(({ file, place, effects, when = [] }) => [`${file} ${place}`, asked([...when, ...within(effects).flatMap((effect) => (effect.op === 'when' ? [effect.if] : []))])]));
    this.leaves = new Map([...this.parts, ...this.options].map(([place, effects]) => [place, left(effects)]));
    this.lines = new Map(all.flatMap(({ file, place, line }) => (line === undefined ? [] : [[`${file} ${place}`, line] as const])));
    for (const [entry, line] of this.lines) this.untold.set(line, `${entry}: told`);
    for (const [entry, effects] of this.parts) for (const effect of effects) this.watch(effect, `${entry}: ${effect.op}`);
  }

  private watch(effect: Effect, place: string): void {
    this.missing.set(effect, place);
    const keys = Object.keys(effect).filter((key) => !LOOKED_AT.has(key));
    for (const key of keys.length > 0 ? keys : ['op']) {
      const value: unknown = effect[key as keyof Effect];
      const get = (): unknown => {
        this.missing.delete(effect);
        return value;
      };
      Object.defineProperty(effect, key, { get, enumerable: true, configurable: true });
    }
  }

  hear(line: string): void {
    this.untold.delete(line);
  }

  /** How much of an entry never happened. */
  hidden(entry: string): number {
    return this.count(this.parts.get(entry)) + Number(this.untold.has(this.lines.get(entry) ?? ''));
  }

  /** How much of all that stands in a file. */
  hiddenIn(file: string): number {
    return [...this.parts.keys()].reduce((sum, entry) => sum + (entry.startsWith(`${file} `) ? this.hidden(entry) : 0), 0);
  }

  /** How much would happen for the first time if this were chosen. */
  behind(option: string): number {
    return this.count(this.options.get(option));
  }

  /** Memories that something asks for which never happened. */
  get wanted(): ReadonlySet<string> {
    return new Set([...this.asks].flatMap(([entry, keys]) => (keys.length > 0 && this.hidden(entry) > 0 ? keys : [])));
  }

  /** Whether an entry or an option leaves one of them. */
  serves(place: string, wanted: ReadonlySet<string>): boolean {
    return (this.leaves.get(place) ?? []).some((key) => wanted.has(key));
  }

  does(entry: string, op: Effect['op']): boolean {
    return this.ops.get(entry)?.has(op) ?? false;
  }

  get entries(): readonly string[] {
    return [...this.parts.keys()];
  }

  get left(): number {
    return this.missing.size + this.untold.size;
  }

  get unreached(): readonly string[] {
    return [...this.missing.values(), ...this.untold.values()];
  }

  private count(effects: readonly Effect[] = []): number {
    return effects.filter((effect) => this.missing.has(effect)).length;
  }
}
