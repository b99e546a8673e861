import { content, last, scene } from '../table';

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
