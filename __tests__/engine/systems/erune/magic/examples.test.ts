import { content, last, scene } from '../table';

const wizard = { brought: ['fire-i', 'wind-i'] };

describe('worked examples', () => {
  it('E7 R24.4 Fireball is of the first Fire field, offensive, at a visible target', () => {
    expect(content.fields['fire-i']).toMatchObject({ school: 'fire', rank: 1 });
    expect(content.fields['fire-i']?.spells).toContain('fireball');
    expect(content.spells['fireball']).toMatchObject({ type: 'offensive', range: 'visible' });
  });

  it('E12 R11.1 R11.3 R11.4 a scouted room sleeps until its door is opened', () => {
    const table = scene({ adventurers: { archer: { brought: ['telluromancy-i-1'], room: 'hall' }, warrior: {} } });
    const wisp = { type: 'cast', as: 'archer', spell: 'will-o-the-wisp', target: 'arch' } as const;
    expect(table.not({ ...wisp, target: 'gate' })).toBe('erune.nothing-to-reveal');
    expect(last(table.does(wisp), 'room-revealed')).toMatchObject({ room: 'vault', asleep: true });
    expect(Object.values(table.state.monsters).map(({ active }) => active)).toEqual([false, false, false]);
    expect(table.not({ type: 'attack', as: 'warrior', target: 'goblin:1' })).toBe('erune.no-such-target');
    table.does({ type: 'open', as: 'archer', door: 'arch' }, [2]);
    expect(Object.values(table.state.monsters).map(({ active }) => active)).toEqual([true, true, true]);
  });

  it('E35 R23.1 R23.2 R23.3 R24.5 R24.11 Cutting Wind: the test sets the dice, and the spell is used up', () => {
    const table = scene({ adventurers: { wizard, warrior: {} }, monsters: { 'witch:1': {} }, mos: {} });
    table.does({ type: 'cast', as: 'wizard', spell: 'cutting-wind', target: 'witch:1' });
    expect(table.asked).toMatchObject({ to: ['wizard'], dice: ['blue'] });
    table.replies(['SB']);
    while (table.asked?.options.length) table.replies('');
    expect(table.asked?.dice.toSorted()).toEqual(['black', 'red']);
    expect(table.hero('wizard').sp).toBe(0);
    const faces = table.asked?.dice.map((die) => (die === 'red' ? 'SS' : 'S')) ?? [];
    table.replies(faces);
    while (table.asked?.options.length) table.replies('');
    expect(table.asked?.dice).toEqual(['blue', 'black', 'black']);
    table.replies(['SS', 'H', 'S']);
    while (table.asked) table.replies('');
    expect(table.monster('witch:1')?.hp).toBe(1);
    expect(table.hero('wizard')).toMatchObject({ mp: 5, cast: { 'cutting-wind': 1 } });
  });

  it('E40 R34.1 R34.3 each of the six substances is taken and told', () => {
    for (const substance of Object.keys(content.substances)) {
      const table = scene({ adventurers: { wizard: { substances: { [substance]: 1 } }, warrior: {} }, draws: ['normal'] });
      expect(last(table.does({ type: 'take-substance', as: 'wizard', substance }), 'substance-taken')).toMatchObject({ substance });
    }
  });

  it('E41 R36.6 a dead Guardian makes a resurrection pact', () => {
    const table = scene({ adventurers: { guardian: { dead: true, hp: 0, done: true }, warrior: {} } });
    table.does({ type: 'pact', as: 'guardian', kind: 'resurrection' });
    expect(table.hero('guardian')).toMatchObject({ dead: false, hp: 9 });
  });

  it('E47 R33.1 a Minor Healing Potion gives two HP', () => {
    const table = scene({ adventurers: { warrior: { hp: 4, satchel: ['minor-healing-potion'] }, guardian: {} } });
    table.does({ type: 'use', as: 'warrior', item: 'minor-healing-potion' });
    expect(table.hero('warrior')).toMatchObject({ hp: 6, acted: [] });
  });

  it('E51 R14.4 R24.4 Fireball: two unstoppable skulls kill the Skeleton Archer', () => {
    const table = scene({ adventurers: { wizard, warrior: {} }, monsters: { 'skeleton-archer:1': {} } });
    table.does({ type: 'cast', as: 'wizard', spell: 'fireball', target: 'skeleton-archer:1' }, ['S', 'S']);
    while (table.asked) table.replies(table.asked.dice.length > 0 ? table.asked.dice.map((die) => (die === 'yellow' ? 'HH' : 'H')) : '');
    expect(table.monster('skeleton-archer:1')).toBeUndefined();
    expect(table.hero('wizard')).toMatchObject({ mp: 5, xp: 4 });
  });

  it('E52 R34.1 a Mana Crystal gives the Wizard two MP', () => {
    const table = scene({ adventurers: { wizard: { mp: 1, substances: { 'mana-crystal': 1 } }, warrior: {} }, draws: ['normal'] });
    table.does({ type: 'take-substance', as: 'wizard', substance: 'mana-crystal' });
    expect(table.hero('wizard')).toMatchObject({ mp: 3, substances: {} });
  });

  it('E63 R36.10 R36.11 SP lie on the card, and the third completes it', () => {
    const table = scene({ adventurers: { warrior: { sp: 2, hp: 3, mp: 0 }, guardian: {} }, monsters: { 'living-armor:1': {} }, mos: {}, state: { reserve: 0 } });
    table.does({ type: 'pact', as: 'warrior', kind: 'hidden-resources', points: 'hp' });
    expect(table.hero('warrior')).toMatchObject({ sp: 0, cards: 1, laid: 2 });
    table.does({ type: 'attack', as: 'warrior', target: 'living-armor:1' }, ['B']);
    expect(table.hero('warrior')).toMatchObject({ sp: 0, cards: 0, laid: 0 });
    expect(table.state.reserve).toBe(3);
  });

  it('E64 R36.8 with three cards a further pact is refused', () => {
    const table = scene({ adventurers: { warrior: { hp: 3, cards: 3 }, guardian: {} } });
    expect(table.not({ type: 'pact', as: 'warrior', kind: 'hidden-resources', points: 'hp' })).toBe('erune.too-many-cards');
  });
});
