import * as v from 'valibot';
import type { Chance } from '../core/chance';
import { seal, type Store } from '../core/save';
import { unsealed } from './record';
import { token } from './token';

const me = v.object({
  phone: v.string(),
  token: v.exactOptional(v.string()),
  seat: v.exactOptional(v.string()),
  epoch: v.exactOptional(v.number()),
});

/** Who a phone is at a table, and what lets it back in; without a token it has no seat there. */
export type Me = v.InferOutput<typeof me>;

/** Keeps that on the phone. */
export class Pass {
  me: Me;

  constructor(
    private readonly store: Store,
    private readonly key: string,
    chance: Chance,
  ) {
    const read = v.safeParse(me, unsealed(store.get(key)));
    this.me = read.success ? read.output : { phone: token(chance) };
  }

  keep(next: Omit<Me, 'phone'>): void {
    this.me = { phone: this.me.phone, ...next };
    try {
      this.store.set(this.key, seal(this.me));
    } catch {
      // Good until the next reload; then this phone knocks.
    }
  }
}
