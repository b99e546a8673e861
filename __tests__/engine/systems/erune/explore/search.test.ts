import type { Adventurer, State } from '@engine/systems/erune/state';
import { last, scene, types, type Scene } from '../table';

const archer = (change: Partial<Adventurer>, draws: readonly string[], more: Partial<Scene> = {}) => scene({ adventurers: { archer: change }, draws, ...more });

describe('search', () => {
  test('R28.1 a basic action: the room or a piece of furniture in it', () => {
    const table = archer({}, ['dust-and-echoes', 'crumbs']);
    table.does({ type: 'search', as: 'archer', place: 'room' });
    table.does({ type: 'search', as: 'archer', place: 'yard-table' });
    expect(table.hero('archer').acted).toEqual(['search', 'search']);
    expect(table.not({ type: 'search', as: 'archer', place: 'yard-barrel' })).toBe('erune.two-actions');
    expect(archer({ room: 'hall' }, []).not({ type: 'search', as: 'archer', place: 'yard-table' })).toBe('erune.no-such-furniture');
  });

  test('R28.2 not where monsters are, the furniture neither (D21)', () => {
    const table = archer({}, [], { monsters: { 'rat:1': {} } });
    expect(table.not({ type: 'search', as: 'archer', place: 'room' })).toBe('erune.room-has-monsters');
    expect(table.not({ type: 'search', as: 'archer', place: 'yard-table' })).toBe('erune.room-has-monsters');
    expect(archer({}, [], { monsters: { 'rat:1': { room: 'hall' } } }).not({ type: 'search', as: 'archer', place: 'room' })).toBeUndefined();
  });

  test('R28.3 each room and each piece of furniture once', () => {
    const table = archer({}, ['dust-and-echoes', 'crumbs']);
    table.does({ type: 'search', as: 'archer', place: 'room' });
    expect(table.not({ type: 'search', as: 'archer', place: 'room' })).toBe('erune.already-searched');
    table.does({ type: 'search', as: 'archer', place: 'yard-table' });
    expect(table.state.rooms['yard']).toMatchObject({ searched: true, emptied: ['yard-table'] });
    const emptied = archer({}, [], { state: { rooms: { yard: { searched: false, traps: [], pits: 0, blue: 0, emptied: ['yard-table'], events: [], asleep: false } } } });
    expect(emptied.not({ type: 'search', as: 'archer', place: 'yard-table' })).toBe('erune.already-searched');
  });

  test('R28.4 the Spirit says what was found, and it goes on the sheet', () => {
    const table = archer({}, ['forgotten-satchel']);
    expect(last(table.does({ type: 'search', as: 'archer', place: 'room' }), 'found')).toMatchObject({ find: 'forgotten-satchel' });
    expect(table.hero('archer').satchel).toContain('minor-healing-potion');
    const chest = archer({}, []);
    expect(types(chest.does({ type: 'search', as: 'archer', place: 'yard-chest' }))).not.toContain('found');
    expect(chest.hero('archer').artifacts).toContain('silver-key');
  });

  test('R8.8 a search may turn out to spring a trap', () => {
    const table = archer({}, ['hidden-wire', 'tilting-slab']);
    expect(types(table.does({ type: 'search', as: 'archer', place: 'room' }))).toContain('trap-sprung');
    expect(table.hero('archer').hindered).toContain('half-move');
  });

  test('R25.5 a corridor is searched as a room is', () => {
    const table = archer({ room: 'hall' }, ['loose-change']);
    table.does({ type: 'search', as: 'archer', place: 'room' });
    expect(table.state.rooms['hall']?.searched).toBe(true);
  });

  describe('R28.6 luck', () => {
    const lucky = { sp: 2, skills: ['lucky'] };

    test('R28.6 said after the announcement, it draws again and the better one counts', () => {
      const table = archer(lucky, ['loose-change', 'forgotten-satchel']);
      const { gold } = table.hero('archer');
      table.does({ type: 'search', as: 'archer', place: 'room' });
      expect(table.asked).toMatchObject({ why: 'erune.ask-lucky', to: ['archer'] });
      expect(last(table.replies('lucky'), 'found')).toMatchObject({ find: 'forgotten-satchel' });
      expect(table.hero('archer')).toMatchObject({ gold, sp: 1 });
      expect(table.hero('archer').satchel).toContain('minor-healing-potion');
    });

    test('R28.6 a worse second leaves the first', () => {
      const table = archer(lucky, ['loose-change', 'falling-stone']);
      const { gold, hp } = table.hero('archer');
      expect(types(table.does({ type: 'search', as: 'archer', place: 'room' }, 'lucky'))).toContain('luck-kept');
      expect(table.hero('archer')).toMatchObject({ gold: gold + 2, hp });
    });

    test('R28.6 a mishap is averted even without a better find', () => {
      const table = archer(lucky, ['falling-stone', 'dust-and-echoes']);
      const { hp } = table.hero('archer');
      expect(types(table.does({ type: 'search', as: 'archer', place: 'room' }, 'lucky'))).toContain('mishap-averted');
      expect(table.hero('archer').hp).toBe(hp);
    });

    test('R28.6 without the skill, its price or the word, the first stands', () => {
      for (const change of [{ sp: 2 }, { ...lucky, sp: 0 }, { ...lucky, never: ['lucky'] }]) {
        const table = archer(change, ['falling-stone']);
        const { hp } = table.hero('archer');
        table.does({ type: 'search', as: 'archer', place: 'room' });
        expect(table.asked).toBeUndefined();
        expect(table.hero('archer').hp).toBe(hp - 1);
      }
      const silent = archer(lucky, ['loose-change']);
      expect(types(silent.does({ type: 'search', as: 'archer', place: 'room' }, ''))).not.toContain('skill-used');
    });

    test('R28.6 R40.1 Unlucky in the hand of the Master of Shadows counters it, for its price', () => {
      const table = archer(lucky, ['falling-stone'], { mos: { skills: ['unlucky'] }, state: { reserve: 2 } });
      const { hp } = table.hero('archer');
      table.does({ type: 'search', as: 'archer', place: 'room' }, 'lucky');
      expect(table.asked).toMatchObject({ why: 'erune.ask-unlucky', to: ['mos'] });
      expect(types(table.replies('unlucky'))).toContain('luck-denied');
      expect(table.hero('archer')).toMatchObject({ hp: hp - 1, sp: 1 });
      expect(table.state.reserve).toBe(1);
    });

    test('R40.2 R40.3 the curse that lies on somebody works there by itself, and only there', () => {
      const on = archer({ ...lucky, curse: { curse: 'unlucky', used: false } }, ['loose-change'], { mos: { skills: ['unlucky'] }, state: { reserve: 2 } });
      const events = on.does({ type: 'search', as: 'archer', place: 'room' }, 'lucky');
      expect(types(events)).toEqual(expect.arrayContaining(['curse-worked', 'luck-denied']));
      expect(on.state.reserve).toBe(2);
      const elsewhere = scene({ adventurers: { archer: lucky, warrior: { curse: { curse: 'unlucky', used: false } } }, mos: { skills: ['unlucky'] }, state: { reserve: 2 }, draws: ['loose-change', 'forgotten-satchel'] });
      elsewhere.does({ type: 'search', as: 'archer', place: 'room' }, 'lucky');
      expect(elsewhere.asked).toBeUndefined();
      expect(elsewhere.hero('archer').satchel).toContain('minor-healing-potion');
    });
  });

  test('nobody strange searches, and nothing strange is searched', () => {
    const table = archer({}, []);
    expect(table.not({ type: 'search', as: 'mos', place: 'room' })).toBe('erune.no-such-adventurer');
    expect(table.not({ type: 'search', as: 'archer', place: '__proto__' })).toBe('erune.no-such-furniture');
  });
});

describe('events', () => {
  test('R31.2 R32.1 an event token is used by who is in its room, for nothing', () => {
    const table = scene({ adventurers: { archer: {}, warrior: { room: 'hall' } } });
    expect(table.not({ type: 'trigger', as: 'warrior', event: 'lever' })).toBe('erune.no-such-event');
    table.does({ type: 'trigger', as: 'archer', event: 'lever' });
    expect(table.state.doors['arch']).toBe('open');
    expect(table.hero('archer').acted).toEqual([]);
    expect(table.not({ type: 'trigger', as: 'archer', event: 'lever' })).toBe('erune.event-over');
  });

  test('R32.2 a meeting is an event too', () => {
    const table = scene({ adventurers: { archer: {} } });
    table.does({ type: 'trigger', as: 'archer', event: 'monk' });
    expect(table.hero('archer').satchel).toContain('holy-water');
  });

  test('R32.3 only Adventurers trigger them', () => {
    const table = scene({ adventurers: { archer: {} }, mos: {} });
    expect(table.not({ type: 'trigger', as: 'mos', event: 'lever' })).toBe('erune.no-such-adventurer');
  });

  const seen = { searched: false, traps: [], pits: 0, blue: 0, emptied: [], asleep: false };

  test('R32.6 choices change what follows', () => {
    const at = (remembered: State['remembered']) => scene({ adventurers: { archer: { room: 'hermit-cell', hp: 1 } }, state: { quest: 'sunken-chapel', rooms: { 'hermit-cell': { ...seen, events: ['monk'] } }, doors: {}, remembered } });
    const honoured = at({ 'font-honoured': 'yes' });
    honoured.does({ type: 'trigger', as: 'archer', event: 'monk' });
    expect(honoured.hero('archer').hp).toBe(2);
    const not = at({});
    not.does({ type: 'trigger', as: 'archer', event: 'monk' });
    expect(not.hero('archer').hp).toBe(1);
  });

  test('an event waits for what it needs', () => {
    const table = scene({ adventurers: { archer: { room: 'candle-crypt' } }, state: { quest: 'sunken-chapel', rooms: { 'candle-crypt': { ...seen, events: ['lever'] } }, doors: { 'bell-door': 'open' } } });
    expect(table.not({ type: 'trigger', as: 'archer', event: 'lever' })).toBe('erune.event-waits');
  });
});

describe('give', () => {
  const pair = (warrior: Partial<Adventurer>, ally: Partial<Adventurer> = {}, state: Partial<State> = {}) => scene({ adventurers: { warrior, archer: ally }, state });

  test('R31.2 giving is free, and as often as one likes', () => {
    const table = pair({ satchel: ['mana-vial'], gold: 7, substances: { mead: 2 }, acted: ['search', 'search'] });
    const { gold } = table.hero('archer');
    table.does({ type: 'give', as: 'warrior', to: 'archer', item: 'mana-vial' });
    table.does({ type: 'give', as: 'warrior', to: 'archer', item: 'gold', count: 5 });
    table.does({ type: 'give', as: 'warrior', to: 'archer', item: 'mead', count: 2 });
    expect(table.hero('warrior')).toMatchObject({ satchel: [], gold: 2, substances: {} });
    expect(table.hero('archer')).toMatchObject({ gold: gold + 5, substances: { mead: 2 } });
    expect(table.hero('archer').satchel).toContain('mana-vial');
  });

  test('R5.1 R31.1 in one’s own phase only: two basic actions, and what is free', () => {
    const now = (phase: State['phase']) => pair({ gold: 1 }, {}, { phase });
    for (const command of [{ type: 'give', as: 'warrior', to: 'archer', item: 'gold' }, { type: 'search', as: 'warrior', place: 'room' }] as const) {
      expect(now('mos').not(command)).toBe('erune.not-your-phase');
      expect(now('adventurers').not(command)).toBeUndefined();
    }
    expect(pair({ acted: ['search', 'detect'] }).not({ type: 'search', as: 'warrior', place: 'room' })).toBe('erune.two-actions');
    expect(pair({ acted: ['search'] }).not({ type: 'search', as: 'warrior', place: 'room' })).toBeUndefined();
  });

  test('R31.4 to an ally in sight', () => {
    expect(pair({ gold: 1 }, { room: 'hall' }).not({ type: 'give', as: 'warrior', to: 'archer', item: 'gold' })).toBeUndefined();
    expect(pair({ gold: 1 }, { room: 'hall' }, { doors: { gate: 'closed' } }).not({ type: 'give', as: 'warrior', to: 'archer', item: 'gold' })).toBe('erune.ally-too-far');
    expect(pair({ gold: 1 }, { dead: true }).not({ type: 'give', as: 'warrior', to: 'archer', item: 'gold' })).toBe('erune.dead');
    expect(pair({ gold: 1 }).not({ type: 'give', as: 'warrior', to: 'warrior', item: 'gold' })).toBe('erune.no-such-ally');
    expect(pair({ gold: 1 }).not({ type: 'give', as: 'warrior', to: 'nobody', item: 'gold' })).toBe('erune.no-such-ally');
  });

  test('only what one has', () => {
    expect(pair({ gold: 1 }).not({ type: 'give', as: 'warrior', to: 'archer', item: 'gold', count: 2 })).toBe('erune.has-not');
    expect(pair({}).not({ type: 'give', as: 'warrior', to: 'archer', item: 'nonsense' })).toBe('erune.has-not');
    expect(pair({ substances: {} }).not({ type: 'give', as: 'warrior', to: 'archer', item: 'mead' })).toBe('erune.has-not');
  });

  test('R43.3 R43.4 R43.5 R43.6 R43.8 R43.10 what is full takes no more', () => {
    const rich: Partial<Adventurer> = { gold: 50, weapons: ['sling'], protections: ['helmet'], satchel: ['mana-vial'], equipment: ['grapple'], artifacts: ['sorcerer-ring'] };
    const full: Partial<Adventurer> = { gold: 60, weapons: Array(5).fill('dagger'), protections: Array(5).fill('helmet'), satchel: ['mana-vial', 'mana-vial'], equipment: ['grapple'], artifacts: ['sorcerer-ring'] };
    const table = pair(rich, full);
    const why = (item: string, count = 1) => table.not({ type: 'give', as: 'warrior', to: 'archer', item, count });
    expect([why('gold', 41), why('gold', 40)]).toEqual(['erune.too-much-gold', undefined]);
    expect([why('sling'), why('helmet'), why('mana-vial')]).toEqual(['erune.no-place', 'erune.no-place', 'erune.no-place']);
    expect([why('grapple'), why('sorcerer-ring')]).toEqual(['erune.has-one', 'erune.has-one']);
    expect(pair(rich, { ...full, equipment: ['potion-belt'] }).not({ type: 'give', as: 'warrior', to: 'archer', item: 'mana-vial' })).toBeUndefined();
  });

  test('R43.5 R43.6 nobody gives away what holds the rest', () => {
    const vials = Array<string>(3).fill('mana-vial');
    const why = (change: Partial<Adventurer>, item: string) => pair(change).not({ type: 'give', as: 'warrior', to: 'archer', item });
    expect([why({ equipment: ['potion-belt'], satchel: vials }, 'potion-belt'), why({ equipment: ['potion-belt'], satchel: vials.slice(1) }, 'potion-belt')]).toEqual(['erune.still-needed', undefined]);
    expect([why({ equipment: ['purse'], gold: 101 }, 'purse'), why({ equipment: ['purse'], gold: 100 }, 'purse')]).toEqual(['erune.still-needed', undefined]);
  });

  test('R43.7 there is always place for substances', () => {
    const table = pair({ substances: { mead: 40 } }, { substances: { mead: 90 } });
    table.does({ type: 'give', as: 'warrior', to: 'archer', item: 'mead', count: 40 });
    expect(table.hero('archer').substances).toMatchObject({ mead: 130 });
  });

  test('a weapon leaves the hand, and its poison goes with it', () => {
    const table = pair({ weapons: ['dagger'], wielded: 'dagger', poisoned: ['dagger'] }, { weapons: [] });
    table.does({ type: 'give', as: 'warrior', to: 'archer', item: 'dagger' });
    expect(table.hero('warrior')).toMatchObject({ weapons: [], poisoned: [] });
    expect(table.hero('warrior').wielded).toBeUndefined();
    expect(table.hero('archer')).toMatchObject({ weapons: ['dagger'], poisoned: ['dagger'] });
  });
});
