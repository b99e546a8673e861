import { last, ruleset, scene } from '../table';

describe('abilities', () => {
  it('R44.6 belong to their archetype and cost MP', () => {
    const cry = { type: 'ability', as: 'warrior', ability: 'battle-cry' } as const;
    const table = scene({ adventurers: { warrior: { mp: 1 }, guardian: {}, archer: { room: 'hall' } } });
    expect(table.not({ ...cry, as: 'guardian' })).toBe('erune.not-your-ability');
    table.does(cry);
    expect(table.hero('warrior')).toMatchObject({ mp: 0, boosts: [{ roll: 'attack', dice: { black: 1 }, lasts: 'next' }] });
    expect(table.hero('guardian').boosts).toHaveLength(1);
    expect(table.hero('archer').boosts).toEqual([]);
    expect(table.not(cry)).toBe('erune.too-few-mp');
  });

  it('a keen ear alone hears how many wait behind a closed door', () => {
    const table = scene({ adventurers: { archer: { room: 'hall' }, warrior: {} } });
    const listen = { type: 'ability', as: 'archer', ability: 'keen-ear', door: 'arch' } as const;
    expect(table.not({ ...listen, door: 'gate' })).toBe('erune.no-closed-door');
    expect(table.not({ type: 'ability', as: 'archer', ability: 'keen-ear' })).toBe('erune.no-closed-door');
    const heard = last(table.does(listen), 'heard');
    expect(heard).toEqual({ type: 'heard', who: 'archer', door: 'arch', count: 3 });
    expect(heard && ruleset.narrate(heard, table.state)).toEqual([{ key: 'erune.heard', to: ['archer'], with: { who: 'archer', door: 'arch', count: 3 } }]);
  });
});
