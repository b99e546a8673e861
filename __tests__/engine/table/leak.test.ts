import { COLOURS } from '../pebbles';
import { playing } from './room';

const SECRETS = [...COLOURS, 'sinistral-hand', 'dextral-hand', 'which-hand'];

describe('secrets', () => {
  test.each(Array.from({ length: 20 }, (_, i) => i + 1))('T10.1 no byte of a secret reaches another seat (seed %i)', (seed) => {
    const room = playing(seed);
    const { ann, bob, table, hands, chance } = room;
    const watcher = room.phone('cem');
    watcher.claim('new');
    hands.settle();
    table.admit('k1', 'new');
    hands.settle();
    for (let i = 0; i < 40; i++) {
      const deeds = [
        () => ann.command({ type: 'peek', as: 'a' }),
        () => ann.command({ type: 'hide', as: 'a' }),
        () => ann.picture?.asked?.question && ann.answer({ to: ann.picture.asked.id, as: 'a', picks: [chance.below(2) ? 'sinistral-hand' : 'dextral-hand'] }),
        () => ann.undo(ann.picture?.last?.n ?? 1),
        () => bob.consent(chance.below(2) === 0),
        () => bob.answer({ to: `${(bob.picture?.last?.n ?? 1)}.0`, as: 'a', picks: [] }),
        () => bob.undo(bob.picture?.last?.n ?? 1),
        () => bob.command({ type: 'token', as: 'b', by: 1 } as never),
        () => bob.older(),
        () => (bob.wire.cut(), (bob.wire.up = true), hands.pass(1000)),
        () => room.reopen(),
      ];
      deeds[chance.below(deeds.length)]?.();
      hands.pass(100);
    }
    hands.pass(5000);
    expect([ann.status, bob.status]).toEqual(['in-step', 'in-step']);
    for (const phone of [bob, table, watcher]) {
      const bytes = phone.wire.received.join('\n');
      expect(bytes.length).toBeGreaterThan(1000);
      for (const secret of SECRETS) expect(bytes).not.toContain(secret);
      for (const { token } of [JSON.parse(ann.wire.received[0] ?? '') as { token: string }]) expect(bytes).not.toContain(token);
    }
    expect(SECRETS.some((secret) => ann.wire.received.join().includes(secret))).toBe(true);
  });
});
