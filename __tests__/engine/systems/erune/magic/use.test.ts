import { within, type Effect } from '@engine/kit/effect';
import type { Item } from '@engine/systems/erune/content';
import { content, last, scene, types } from '../table';

const drink = (item: string, more = {}) => ({ type: 'use', as: 'warrior', item, ...more }) as const;

describe('potions, runes and artifacts', () => {
  it('R31.3 R33.1 R59.9 drinks one of them a turn, from the own bag, and it is gone', () => {
    const table = scene({ adventurers: { warrior: { hp: 3, satchel: ['minor-healing-potion', 'vitality-rune'] }, guardian: {} } });
    expect(table.not(drink('major-healing-potion'))).toBe('erune.not-yours');
    expect(table.not(drink('nonsense'))).toBe('erune.not-yours');
    expect(table.not({ ...drink('minor-healing-potion'), as: 'guardian' })).toBe('erune.not-yours');
    table.does(drink('minor-healing-potion'));
    expect(table.hero('warrior')).toMatchObject({ hp: 5, satchel: ['vitality-rune'], freed: ['drink'] });
    expect(table.not(drink('vitality-rune'))).toBe('erune.once-a-turn');
  });

  it('R33.2 a permanent rune is activated for one MP and stays', () => {
    const none = scene({ adventurers: { warrior: { mp: 0, satchel: ['vitality-rune'] }, guardian: {} } });
    expect(none.not(drink('vitality-rune'))).toBe('erune.too-few-mp');
    const spared = scene({ adventurers: { warrior: { hp: 5, mp: 1, satchel: ['minor-healing-potion'] }, guardian: { mp: 0, satchel: ['minor-healing-potion'] } } });
    expect(spared.not({ ...drink('minor-healing-potion'), as: 'guardian' })).toBeUndefined();
    spared.does(drink('minor-healing-potion'));
    expect(spared.hero('warrior').mp).toBe(1);
    const table = scene({ adventurers: { warrior: { hp: 5, satchel: ['vitality-rune'] }, guardian: {} } });
    table.does(drink('vitality-rune'));
    expect(table.hero('warrior')).toMatchObject({ hp: 6, mp: 1, rune: 'vitality-rune', raised: { hp: 1 }, satchel: [] });
  });

  it('R33.3 another rune cancels the one before, and what it had raised', () => {
    const table = scene({ adventurers: { warrior: { hp: 9, raised: { hp: 1 }, rune: 'vitality-rune', satchel: ['endurance-rune', 'vitality-rune'] }, guardian: {} } });
    expect(table.not(drink('vitality-rune'))).toBe('erune.rune-active');
    table.does(drink('endurance-rune'));
    expect(table.hero('warrior')).toMatchObject({ hp: 8, raised: { hp: 0, sp: 1 }, rune: 'endurance-rune' });
  });

  it('R33.4 every potion and rune is for all Adventurers', () => {
    const drunk = Object.values(content.items).filter(({ class: kind }) => kind === 'potion' || kind === 'rune');
    expect(drunk.length).toBeGreaterThan(20);
    expect(drunk.filter(({ users }) => users)).toEqual([]);
  });

  it('R33.5 each of them heals, strengthens or harms an enemy', () => {
    const heals = new Set(['heal', 'revive', 'lift', 'cards']);
    const enhances = new Set(['gain', 'raise', 'boost', 'grant', 'reveal']);
    const price = ({ op }: Effect) => op === 'lose';
    const family = ({ target, effects = [] }: Item): string => {
      const parts = within(effects).filter((effect) => !['test', 'each'].includes(effect.op) && !price(effect));
      const ops = parts.map((effect) => (effect.op === 'gain' && ['hp', 'fate'].includes(effect.points) ? 'heal' : effect.op));
      if (target === 'enemy' || target === 'weapon' || ops.includes('lightning')) return 'offensive';
      if (ops.some((op) => heals.has(op))) return 'healing';
      return ops.length > 0 && ops.every((op) => enhances.has(op)) ? 'enhancing' : 'none';
    };
    const families = Object.values(content.items).filter(({ class: kind }) => kind === 'potion' || kind === 'rune').map(family);
    expect([...new Set(families)].toSorted()).toEqual(['enhancing', 'healing', 'offensive']);
  });

  it('R59.10 a Poison Vial coats one weapon for the quest', () => {
    const table = scene({ adventurers: { warrior: { weapons: ['broadsword'], satchel: ['poison-vial', 'poison-vial'] }, guardian: {} } });
    expect(table.not(drink('poison-vial'))).toBe('erune.not-yours');
    expect(table.not(drink('poison-vial', { weapon: 'dagger' }))).toBe('erune.not-yours');
    table.does(drink('poison-vial', { weapon: 'broadsword' }));
    expect(table.hero('warrior')).toMatchObject({ poisoned: ['broadsword'], satchel: ['poison-vial'] });
    const again = scene({ adventurers: { warrior: { weapons: ['broadsword'], poisoned: ['broadsword'], satchel: ['poison-vial'] }, guardian: {} } });
    expect(again.not(drink('poison-vial', { weapon: 'broadsword' }))).toBe('erune.already-coated');
  });

  it('R11.1 holy water burns an undead or a demon in sight, awake', () => {
    const table = scene({ adventurers: { warrior: { satchel: ['holy-water'] }, guardian: {} }, monsters: { 'skeleton:1': {}, 'skeleton:2': { active: false }, 'skeleton:3': { room: 'vault' }, 'goblin:1': {}, 'rat:1': {} } });
    expect(table.not(drink('holy-water'))).toBe('erune.no-such-target');
    expect(table.not(drink('holy-water', { target: 'skeleton:2' }))).toBe('erune.no-such-target');
    expect(table.not(drink('holy-water', { target: 'skeleton:3' }))).toBe('erune.out-of-range');
    expect(table.not(drink('holy-water', { target: 'goblin:1' }))).toBe('erune.not-unholy');
    table.does(drink('holy-water', { target: 'skeleton:1' }));
    expect(table.monster('skeleton:1')).toBeUndefined();
    expect(table.hero('warrior').xp).toBe(4);
  });

  it('R37.6 R37.7 an ally’s potion brings the fallen back', () => {
    const table = scene({ adventurers: { warrior: { satchel: ['reviving-potion'] }, guardian: { dead: true, hp: 0, mp: 0, done: true } } });
    expect(table.not(drink('reviving-potion', { target: 'warrior' }))).toBe('erune.not-fallen');
    expect(table.not(drink('reviving-potion', { target: 'nobody' }))).toBe('erune.no-such-target');
    table.does(drink('reviving-potion', { target: 'guardian' }));
    expect(table.hero('guardian')).toMatchObject({ dead: false, hp: 9, mp: 3, done: false });
  });

  it('an artifact works once a quest, for its MP', () => {
    const ball = scene({ adventurers: { warrior: { room: 'hall', artifacts: ['divination-ball'] }, guardian: {} } });
    expect(types(ball.does(drink('divination-ball')))).toContain('room-revealed');
    expect(ball.hero('warrior')).toMatchObject({ mp: 1, spent: ['divination-ball'], artifacts: ['divination-ball'] });
    expect(ball.not(drink('divination-ball'))).toBe('erune.once-a-quest');
    expect(scene({ adventurers: { warrior: { artifacts: ['divination-ball'] }, guardian: {} } }).not(drink('divination-ball'))).toBe('erune.nothing-to-reveal');
  });

  it('R40.7 an amulet lifts a curse', () => {
    const table = scene({ adventurers: { warrior: { artifacts: ['voodshadow-amulet'], curse: { curse: 'weakness', used: false } }, guardian: { artifacts: ['voodshadow-amulet'] } }, mos: {} });
    expect(table.not({ ...drink('voodshadow-amulet'), as: 'guardian' })).toBe('erune.no-curse');
    expect(last(table.does(drink('voodshadow-amulet')), 'curse-lifted')).toEqual({ type: 'curse-lifted', who: 'warrior', curse: 'weakness' });
    expect(table.hero('warrior').curse).toBeUndefined();
  });

  it('what is no potion is not drunk', () => {
    const table = scene({ adventurers: { warrior: { weapons: ['dagger'], equipment: ['purse'], artifacts: ['sorcerer-ring'] }, guardian: {} } });
    for (const item of ['dagger', 'purse', 'sorcerer-ring']) expect(table.not(drink(item))).toBe('erune.no-use');
  });
});
