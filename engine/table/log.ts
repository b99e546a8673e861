import type { Told } from '../core/journal';

/** The lines that a screen has of its seat's log, oldest first; older ones are asked for by the page. */
export class Log {
  private lines: readonly Told[] = [];
  private lowest = 0;
  private older = false;

  get all(): readonly Told[] {
    return this.lines;
  }

  get more(): boolean {
    return this.older;
  }

  /** The oldest entry that has been read. */
  get from(): number {
    return this.lowest;
  }

  add(lines: readonly Told[], undone: readonly number[] = []): void {
    const struck = this.lines.map((told) => (undone.includes(told.n) ? { ...told, undone: true as const } : told));
    this.lines = [...struck, ...lines];
    if (this.lowest === 0) this.lowest = lines[0]?.n ?? 0;
  }

  /** A page replaces what it covers. */
  merge({ lines, from, more }: { readonly lines: readonly Told[]; readonly from: number; readonly more: boolean }): void {
    const last = lines.at(-1)?.n ?? from;
    const newest = this.lines.at(-1)?.n ?? 0;
    // So much was missed that there would be a gap: begin anew from this page.
    const before = newest + 1 < from ? [] : this.lines.filter(({ n }) => n < from);
    if (before.length === 0) {
      this.lowest = from;
      this.older = more;
    }
    this.lines = [...before, ...lines, ...this.lines.filter(({ n }) => n > last)];
  }
}
