import { bent, content, last, ruleset, scene, type Kind } from '../table';

const take = (substance: string, as = 'warrior') => ({ type: 'take-substance', as, substance }) as const;

describe('substances', () => {
  it('R31.3 R34.1 takes one a turn, which is used up', () => {
    const table = scene({ adventurers: { guardian: { hp: 1, substances: { 'dwarf-beer': 2, mead: 1 } }, warrior: {} }, draws: ['poor'] });
    expect(table.not(take('mead'))).toBe('erune.not-yours');
    expect(table.not(take('nonsense'))).toBe('erune.not-yours');
    table.does(take('dwarf-beer', 'guardian'));
    expect(table.hero('guardian')).toMatchObject({ hp: 2, substances: { 'dwarf-beer': 1, mead: 1 }, freed: ['substance'] });
    expect(table.not(take('mead', 'guardian'))).toBe('erune.once-a-turn');
  });

  it.each([
    ['mana-crystal', 'archer', 'normal', 'normal'],
    ['mana-crystal', 'warrior', 'normal', 'poor'],
    ['mana-crystal', 'warrior', 'poor', 'poor'],
    ['dwarf-beer', 'guardian', 'normal', 'fine'],
    ['dwarf-beer', 'guardian', 'fine', 'fine'],
    ['dwarf-beer', 'guardian', 'poor', 'normal'],
    ['mana-crystal', 'warrior', 'fine', 'normal'],
  ])('R34.2 %s taken by the %s: %s becomes %s', (substance, as, drawn, quality) => {
    const table = scene({ adventurers: { archer: { substances: { [substance]: 1 } }, warrior: { substances: { [substance]: 1 } }, guardian: { substances: { [substance]: 1 } } }, draws: [drawn] });
    expect(last(table.does(take(substance, as)), 'substance-taken')?.quality).toBe(quality);
  });

  it('R34.3 there are six of them', () => {
    expect(Object.keys(content.substances).toSorted()).toEqual(['dwarf-beer', 'leeloodoo', 'mana-crystal', 'mead', 'pipe-weed', 'wissteck']);
  });
});

describe('R34.2 what a substance does to one archetype besides', () => {
  const gold = (amount: number) => [{ op: 'gain', who: 'user', points: 'gold', amount } as const];
  const mead = { id: 'mead', better: [], worse: ['wizard'], poor: gold(1), normal: gold(2), fine: gold(3), also: { warrior: gold(10), wizard: gold(20) } };
  const taken = (as: Kind, quality: string) => {
    const table = scene({ adventurers: { warrior: { substances: { mead: 1 } }, archer: { substances: { mead: 1 } }, wizard: { substances: { mead: 1 } } }, things: bent({}, { substances: { mead } }), draws: [quality] });
    const events = table.does(take('mead', as));
    return { gold: table.hero(as).gold, others: Object.values(table.state.adventurers).filter(({ id, gold: theirs }) => id !== as && theirs > 0).length, events };
  };

  it.each<[Kind, string, number]>([['warrior', 'poor', 11], ['warrior', 'normal', 12], ['warrior', 'fine', 13], ['archer', 'fine', 3], ['wizard', 'fine', 22]])('taken by the %s, %s: %i', (as, quality, expected) => expect(taken(as, quality)).toMatchObject({ gold: expected, others: 0 }));

  it('comes after what it does to all', () => expect(taken('warrior', 'normal').events.flatMap((event) => (event.type === 'gained' ? [event.amount] : []))).toEqual([2, 10]));

  it('is told with its quality, and to each archetype in other words', () => {
    const event = last(taken('wizard', 'fine').events, 'substance-taken');
    expect(event).toEqual({ type: 'substance-taken', who: 'wizard', substance: 'mead', quality: 'normal', kind: 'wizard' });
    const { state } = scene({ adventurers: { wizard: {} } });
    expect(event && ruleset.narrate(event, state)).toEqual(['normal', 'wizard'].map((part) => ({ key: `erune.substance.mead.${part}`, with: { hero: 'wizard' } })));
  });
});
