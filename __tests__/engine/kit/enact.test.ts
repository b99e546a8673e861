/* oxlint-disable no-thenable -- the language of effects says `then` */
import type { Answer, Ask, Event, Id, Script } from '@engine/core/ruleset';
import { enact, type Stage } from '@engine/kit/enact';
import type { Effect } from '@engine/kit/effect';

interface Told extends Event {
  readonly what: string;
}
interface Cast {
  readonly user?: Id;
}
const says = (what: string): Told => ({ type: 'told', what });

/** A stage that only says what it is asked for. */
const stage: Stage<Told, Cast> = {
  *select(who, { user }) {
    yield* [];
    return who === 'user' ? (user ? [user] : []) : ['ann', 'bob'];
  },
  holds: ({ is }) => is === 'so',
  *leaf(effect, { user }) {
    yield says(`${effect.op === 'tell' ? effect.line : effect.op} ${user ?? 'nobody'}`);
  },
  as: (cast, user) => ({ ...cast, user }),
  *test(who) {
    yield says(`test ${who}`);
    return who === 'ann' ? 2 : 0;
  },
  *roll(who) {
    yield says(`roll ${who}`);
    return who === 'ann' ? 1 : 0;
  },
  player: (who) => who,
  why: (who) => ({ key: 'choose', with: { who } }),
  option: (id) => ({ key: id }),
  drawn: { key: 'draw' },
  *postpone(turns, effects) {
    yield says(`in ${turns}: ${effects.length}`);
  },
};

function played(effects: readonly Effect[], cast: Cast = {}, ...picks: readonly string[]): { readonly told: readonly string[]; readonly asks: readonly Ask[] } {
  const script: Script<Told> = enact(stage, effects, cast);
  const told: string[] = [];
  const asks: Ask[] = [];
  let answers: readonly Answer[] = [];
  for (let step = script.next([]); !step.done; step = script.next(answers)) {
    if ('ask' in step.value) {
      asks.push(step.value);
      answers = [{ to: '', as: 'ann', picks: [picks[asks.length - 1] ?? ''] }];
    } else told.push(step.value.what);
  }
  return { told, asks };
}
const tell = (line: string): Effect => ({ op: 'tell', line });

describe('effects of content', () => {
  it('happen in order, and for each of several', () => {
    expect(played([tell('a'), { op: 'each', who: 'all', do: [tell('b')] }, tell('c')]).told).toEqual(['a nobody', 'b ann', 'b bob', 'c nobody']);
  });

  it('go by the result of a test, or of a roll', () => {
    expect(played([{ op: 'test', who: 'all', do: [[tell('none')], [], [tell('two')]] }]).told).toEqual(['test ann', 'two nobody', 'test bob', 'none nobody']);
    expect(played([{ op: 'roll', who: 'all', die: 'd', symbol: 's', do: [tell('hit')], else: [tell('miss')] }]).told).toEqual(['roll ann', 'hit nobody', 'roll bob', 'miss nobody']);
    expect(played([{ op: 'roll', who: 'user', die: 'd', symbol: 's', do: [tell('hit')] }], { user: 'bob' }).told).toEqual(['roll bob']);
  });

  it('go by what somebody chooses, and nobody is asked where nobody is meant', () => {
    const choice: Effect = { op: 'choose', who: 'user', options: [{ id: 'take', do: [tell('taken')] }, { id: 'leave', do: [] }] };
    const { told, asks } = played([choice], { user: 'ann' }, 'take');
    expect(told).toEqual(['taken ann']);
    expect(asks).toMatchObject([{ ask: 'choose', to: ['ann'], options: [{ id: 'take', line: { key: 'take' } }, { id: 'leave' }], min: 1, max: 1 }]);
    expect(played([choice], { user: 'ann' }, 'leave').told).toEqual([]);
    expect(played([choice]).asks).toEqual([]);
  });

  it('go by chance, by weight', () => {
    const chance: Effect = { op: 'draw', from: [{ weight: 3, do: [tell('often')] }, { weight: 1, do: [tell('seldom')] }] };
    const { told, asks } = played([chance], {}, '1');
    expect(told).toEqual(['seldom nobody']);
    expect(asks).toMatchObject([{ ask: 'draw', from: [{ id: '0', weight: 3 }, { id: '1', weight: 1 }] }]);
  });

  it('go by a condition, or wait', () => {
    expect(played([{ op: 'when', if: { is: 'so' }, do: [tell('yes')], else: [tell('no')] }]).told).toEqual(['yes nobody']);
    expect(played([{ op: 'when', if: { is: 'not-so' }, do: [tell('yes')], else: [tell('no')] }]).told).toEqual(['no nobody']);
    expect(played([{ op: 'when', if: { is: 'not-so' }, do: [tell('yes')] }]).told).toEqual([]);
    expect(played([{ op: 'later', turns: 2, do: [tell('then')] }]).told).toEqual(['in 2: 1']);
  });
});
