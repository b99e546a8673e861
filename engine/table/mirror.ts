import type { AnyRuleset } from '../core/ruleset';
import type { Correction } from './outbox';
import { patched } from './patch';
import type { Picture } from './picture';
import type { Sent, Shown } from './protocol';

/** The host's picture as a screen has it. */
export class Mirror<V> {
  private picture: Picture<V> | undefined;
  private rev = 0;
  /** The run of the host that the picture is of, and the one that greeted us last. */
  private of = '';
  private run = '';
  private last: { readonly picture: Picture<V> | undefined; readonly corrections: readonly Correction[]; readonly shown: Picture<V> | undefined } | undefined;

  get base(): Picture<V> | undefined {
    return this.picture;
  }

  /** What to tell the host that we still have. */
  get have(): Sent<'hello'>['have'] {
    return this.picture && this.of ? { run: this.of, rev: this.rev } : undefined;
  }

  greeted(run: string): void {
    this.run = run;
  }

  whole({ rev, picture }: Shown<'whole'>): void {
    this.picture = picture as Picture<V>;
    this.rev = rev;
    this.of = this.run;
  }

  /** False when it does not fit what we have: then only the whole picture helps, and the old one is shown until it comes. */
  patch({ rev, from, patch }: Shown<'patch'>): boolean {
    try {
      if (this.rev !== from) throw new Error('out of step');
      this.picture = patched(this.picture, patch) as Picture<V>;
      this.rev = rev;
      return true;
    } catch {
      this.of = '';
      return false;
    }
  }

  /** With one's own corrections that the host does not know yet; the same object as long as neither changed. */
  foreseen(rules: AnyRuleset | undefined, corrections: readonly Correction[]): Picture<V> | undefined {
    const { picture, last } = this;
    if (last?.picture === picture && last?.corrections === corrections) return last.shown;
    const shown = this.foresee(picture, rules, corrections);
    this.last = { picture, corrections, shown };
    return shown;
  }

  private foresee(picture: Picture<V> | undefined, rules: AnyRuleset | undefined, corrections: readonly Correction[]): Picture<V> | undefined {
    if (picture?.view === undefined || !rules || corrections.length === 0) return picture;
    try {
      let view: V = picture.view;
      for (const { command } of corrections) view = rules.foresee(view, command) as V;
      return { ...picture, view };
    } catch {
      // The host's word will come; until then what it said last is true enough.
      return picture;
    }
  }
}
