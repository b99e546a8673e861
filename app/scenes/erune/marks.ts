import type { Adventurer, Boost } from '@engine/systems/erune/state';
import { useSay, useTeller } from '../../words';
import { useDiceWords } from './dice';

/** What holds for an Adventurer now, one sentence each. */
export function useMarks(who: Adventurer): readonly string[] {
  const say = useSay();
  const teller = useTeller();
  const boost = useBoost();
  const { curse, inPit, rune, unloaded, poisoned, traps, pacts, chain, hindered, boosts, squares } = who;
  return [
    ...(curse ? [say(curse.used ? 'marks.curse-used' : 'marks.curse', { curse: curse.curse })] : []),
    ...(inPit ? [say('marks.pit')] : []),
    ...(rune ? [say('marks.rune', { rune })] : []),
    ...unloaded.map((weapon) => say('marks.unloaded', { weapon })),
    ...poisoned.map((weapon) => say('marks.poisoned', { weapon })),
    ...(traps > 0 ? [say('marks.traps', { traps })] : []),
    ...(pacts > 0 ? [say('marks.pacts', { pacts })] : []),
    ...(chain ? [say('marks.chain')] : []),
    ...hindered.map((from) => say(`hindered.${from}`)),
    ...(squares === undefined ? [] : [say('marks.squares', { squares })]),
    // Some boosts are the rules' own memory: they have no words.
    ...boosts.filter(({ roll }) => teller.knows(`app.boost.${roll}`)).map(boost),
  ];
}

const COUNTED: ReadonlySet<string> = new Set(['move', 'test', 'search']);

function useBoost(): (boost: Boost) => string {
  const say = useSay();
  const words = useDiceWords();
  return ({ roll, dice, amount, unstoppable, lasts }) => {
    // An amount of one is often only a sign that the boost is there.
    const number = amount !== undefined && COUNTED.has(roll) ? [amount > 0 ? `+${amount}` : String(amount)] : [];
    const what = [...(dice ? [words.pool(dice)] : []), ...number, ...(unstoppable ? [say('marks.unstoppable')] : [])].join(', ');
    return [say(`boost.${roll}`), what, say(`lasts.${lasts}`)].filter(Boolean).join(' · ');
  };
}
