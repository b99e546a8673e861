import type { Adventurer } from '@engine/systems/erune/state';
import { shared } from '@engine/systems/erune/combat/harm';
import { content, last, scene, types } from '../table';

// The worked examples of fights, by their numbers. Dice lie as yellow, red, blue, black.

const fighter = (weapon: string, more: Partial<Adventurer> = {}): Partial<Adventurer> => ({ level: 10, hp: 8, sp: 0, mp: 0, skills: [], weapons: [weapon], wielded: weapon, ...more });
const attack = (as: string, target: string, more = {}) => ({ type: 'attack', as, target, ...more }) as const;
const raid = (monster: string, target: string, more = {}) => ({ type: 'monster-attack', as: 'mos', monster, target, ...more }) as const;

test('E4 R41.2 R41.3 R41.5 R41.6 a boss worth 20 between a Warrior, a Guardian and the Wizard who helped him', () => {
  expect(shared(20, { warrior: 1, guardian: 3, wizard: 3 })).toEqual([['warrior', 6], ['guardian', 7], ['wizard', 7]]);
  const table = scene({
    adventurers: { warrior: fighter('broadsword'), guardian: fighter('broadsword', { boosts: [{ roll: 'attack', dice: { red: 1 }, lasts: 'next', by: 'wizard' }] }), wizard: { skills: [] } },
    mos: { skills: [] }, monsters: { 'orc:1': { hp: 4, boss: 'vault-captain' } },
  });
  table.does(attack('warrior', 'orc:1'), ['S', 'H', 'H'], ['B', 'B', 'B']);
  table.does(attack('guardian', 'orc:1'), ['S', 'S', 'S', 'H'], ['B', 'B', 'B']);
  expect([table.hero('warrior').earned, table.hero('guardian').earned, table.hero('wizard').earned]).toEqual([6 + 20, 7 + 20, 7 + 20]);
});

test('E15 R13.7 R13.8 whether an attack comes From Behind is what the players see, and the attack says so', () => {
  const table = scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'living-armor:1': {}, 'rat:1': {}, 'skeleton-archer:1': { room: 'hall' } }, state: { phase: 'mos' } });
  const front = table.does(raid('living-armor:1', 'warrior'), ['H', 'H', 'H'], ['H']);
  expect(last(front, 'attacked')?.behind).toBe(false);
  const back = table.does(raid('rat:1', 'warrior', { behind: true }), ['H'], ['H']);
  expect(last(back, 'attacked')?.behind).toBe(true);
});

const melee = () => scene({ adventurers: { warrior: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'orc:1': {} } });

test('E16 R14.3 R14.6 R15.4 R38.2 R38.3 broadsword against an Orc: one skull blocked, one kills, each side its stamina, six XP', () => {
  const table = melee();
  table.does(attack('warrior', 'orc:1'), ['S', 'S', 'B'], ['S', 'H', 'B']);
  expect(table.monster('orc:1')).toBeUndefined();
  expect([table.hero('warrior').sp, table.state.reserve, table.hero('warrior').earned]).toEqual([1, 1, 6]);
});

const chain = () =>
  scene({
    adventurers: { warrior: fighter('broadsword', { sp: 7, chain: true, acted: ['combat'], skills: ['chained-attack', 'circular-attack', 'adrenaline', 'power', 'good-fortune'] }) },
    mos: { skills: ['controlled-defense', 'robustness'] }, monsters: { 'orc:2': {}, 'goblin:1': {} }, state: { reserve: 3 },
  });
const chained = attack('warrior', 'orc:2', { chained: true, others: ['goblin:1'], skills: ['circular-attack', 'adrenaline', 'power'] });

test('E17 R14.9 R14.10 R39.2 five SP for four skills, a roll again by Good Fortune, and four skulls shared out', () => {
  const table = chain();
  table.does(chained);
  expect(table.hero('warrior').sp).toBe(2);
  expect(table.asked?.dice).toEqual(['red', 'black', 'black', 'black', 'black']);
  table.replies(['S', 'H', 'H', 'H', 'B']);
  expect(table.asked).toMatchObject({ to: ['warrior'], options: ['good-fortune'] });
  table.replies('good-fortune');
  table.replies(['S', 'S', 'S', 'S', 'B']);
  expect(table.hero('warrior').sp).toBe(1);
  expect(table.asked?.options).toContain('3-1');
});

test('E18 R38.4 Controlled Defense makes the bolt a shield: all blocked, and no SP from it', () => {
  const table = chain();
  table.does(chained, ['S', 'S', 'S', 'S', 'B'], '3-1', ['H', 'H', 'B'], 'controlled-defense');
  expect(table.monster('orc:2')?.hp).toBe(1);
  expect(table.state.reserve).toBe(2);
});

test('E19 R14.6 R38.2 Robustness gives the Goblin a yellow die: the skull is blocked, and the bolt gives 1 SP', () => {
  const table = chain();
  table.does(chained, ['S', 'S', 'S', 'S', 'B'], '3-1', ['HH', 'H', 'B'], ['B'], 'robustness', ['H']);
  expect(table.monster('goblin:1')?.hp).toBe(1);
  expect(table.state.reserve).toBe(3 + 1 - 2 + 1);
});

const ring = () =>
  scene({
    adventurers: { wizard: { skills: [], mp: 0 }, guardian: fighter('broadsword', { sp: 3, skills: ['circular-attack', 'lightning-attack'] }) },
    mos: { skills: [] }, monsters: { 'orc:1': {}, 'goblin:1': {}, 'skeleton-archer:1': {} },
  });
const circle = (table: ReturnType<typeof ring>) => {
  table.does(attack('wizard', 'orc:1'), ['H'], ['H', 'H', 'H']);
  table.does(attack('guardian', 'orc:1', { behind: true, others: ['goblin:1', 'skeleton-archer:1'], skills: ['circular-attack'] }), ['H', 'H', 'H'], ['H', 'H', 'H'], ['H'], ['H', 'H']);
  return table;
};

test('E20 R16.1 R16.3 R16.5 a circle engages those in front, not the one struck from behind', () => {
  expect(circle(ring()).state.engaged).toEqual([['wizard', 'orc:1'], ['guardian', 'goblin:1'], ['guardian', 'skeleton-archer:1']]);
});

const mosPhase = (table: ReturnType<typeof ring>) => {
  const { state } = circle(table);
  return scene({ adventurers: { wizard: state.adventurers['wizard'] ?? {}, guardian: { ...state.adventurers['guardian'], sp: 3 } }, mos: { skills: [] }, monsters: state.monsters, state: { phase: 'mos', engaged: state.engaged } });
};

test('E20b R16.2 who shoots at somebody else is no longer engaged', () => {
  const table = mosPhase(ring());
  table.does(raid('skeleton-archer:1', 'wizard', { shoot: true }), ['H', 'H', 'H']);
  expect(table.state.engaged).not.toContainEqual(['guardian', 'skeleton-archer:1']);
});

test('E20c R16.2 R16.6 who leaves the zone ends the engagement, and may be struck by lightning at once', () => {
  const table = mosPhase(ring());
  table.does(raid('skeleton-archer:1', 'wizard', { shoot: true }), ['H', 'H', 'H']);
  table.does({ type: 'monster-move', as: 'mos', monster: 'goblin:1', leaves: ['guardian'] });
  expect(table.asked).toMatchObject({ to: ['guardian'], options: ['lightning-attack'] });
  expect(table.state.engaged).toEqual([['wizard', 'orc:1']]);
});

test('E21 R17.4 R17.5 two lightning damage against one die with a shield: one HP', () => {
  const table = scene({ adventurers: { guardian: fighter('broadsword', { sp: 1, skills: ['riposte'], worn: ['chain-mail'] }) }, mos: { skills: [] }, monsters: { 'goblin:1': { hp: 3 } }, state: { phase: 'mos' } });
  table.does(raid('goblin:1', 'guardian'), ['H', 'H'], ['S', 'S', 'H'], 'goblin:1');
  expect(table.asked).toMatchObject({ to: ['mos'], dice: ['black'] });
  table.replies(['H']);
  expect(table.monster('goblin:1')?.hp).toBe(2);
});

test('E23 R17.2 R17.4 R17.8 leaving a Rat’s zone costs one HP, and the move goes on', () => {
  const table = scene({ adventurers: { guardian: fighter('broadsword', { worn: ['chain-mail'] }) }, mos: { skills: ['lightning-attack'] }, monsters: { 'rat:1': {} }, state: { reserve: 1 } });
  table.does({ type: 'move', as: 'guardian', to: 'hall', leaves: ['rat:1'] });
  while (table.asked?.dice[0] === 'move') table.replies([3]);
  table.replies('rat:1');
  table.replies(['S']);
  expect(table.asked?.dice).toHaveLength(1);
  table.replies(['B']);
  while (table.asked?.dice[0] === 'move') table.replies([3]);
  expect([table.hero('guardian').hp, table.hero('guardian').room]).toEqual([7, 'hall']);
});

test('E24 R17.1 R17.4 R17.6 R17.10 the Living Armor’s Riposte with Retribution: four, one blocked, three HP, one SP', () => {
  const table = scene({ adventurers: { guardian: fighter('broadsword', { worn: ['chain-mail'] }) }, mos: { skills: ['riposte'] }, monsters: { 'living-armor:1': {} }, state: { reserve: 0 } });
  table.does(attack('guardian', 'living-armor:1'), ['S', 'H', 'B'], ['H', 'S', 'S', 'S', 'B', 'B'], 'guardian');
  expect(table.asked).toMatchObject({ to: ['guardian'], dice: ['black', 'black', 'black'] });
  table.replies(['H', 'B', 'S']);
  expect([table.hero('guardian').hp, table.hero('guardian').sp]).toEqual([5, 2]);
});

const evening = (sp: number) => scene({ adventurers: { guardian: fighter('broadsword', { sp, skills: ['robustness'] }) }, mos: { skills: ['opportunity-attack'] }, monsters: { 'rat:1': {} }, state: { reserve: 1 } });

test('E25 R16.6 R17.6 an Opportunity Attack when the phase ends, met with Robustness', () => {
  const table = evening(2);
  table.does({ type: 'done', as: 'guardian' }, 'rat:1', ['S'], ['B'], 'robustness', ['H']);
  expect([table.hero('guardian').hp, table.hero('guardian').sp]).toEqual([8, 1]);
});

test('E32 R17.7 an Opportunity Attack without a skull asks for no defence', () => {
  const table = evening(0);
  const events = table.does({ type: 'done', as: 'guardian' }, 'rat:1', ['H']);
  expect(types(events)).not.toContain('defence-final');
  expect(table.asked).toBeUndefined();
});

test('E26 R19.2 a kill, then another weapon for the chained attack', () => {
  const table = scene({
    adventurers: { guardian: fighter('battle-axe', { sp: 1, skills: ['chained-attack'], weapons: ['battle-axe', 'light-crossbow'] }) },
    mos: { skills: [] }, monsters: { 'orc:1': {}, 'skeleton:1': { room: 'hall' } },
  });
  table.does(attack('guardian', 'orc:1'), ['SS', 'S'], ['S', 'B', 'B']);
  table.does({ type: 'equip', as: 'guardian', item: 'light-crossbow' });
  expect(table.not(attack('guardian', 'skeleton:1', { chained: true }))).toBeUndefined();
});

test('E27 R20.1 R20.2 R20.3 R20.4 R20.5 a wardrobe falls on three monsters: each defends for itself, and the kills are his', () => {
  const table = scene({ adventurers: { guardian: fighter('broadsword') }, mos: { skills: [] }, monsters: { 'rat:1': {}, 'rat:2': {}, 'goblin:1': {} } });
  table.does({ type: 'topple', as: 'guardian', furniture: 'yard-wardrobe', targets: ['rat:1', 'rat:2', 'goblin:1'] }, ['S', 'B'], ['B'], ['S', 'S'], ['H'], ['S', 'H'], ['H']);
  expect(Object.keys(table.state.monsters)).toEqual(['goblin:1']);
  expect([table.hero('guardian').earned, table.hero('guardian').sp, table.hero('guardian').acted]).toEqual([2, 0, ['combat']]);
  expect(table.not({ type: 'topple', as: 'guardian', furniture: 'yard-wardrobe', targets: ['goblin:1'] })).toBe('erune.action-used');
});

test('E28 R21.4 what is in the open may be shot, also next to the archer while nobody is engaged; what is away is not a target', () => {
  const table = scene({ adventurers: { archer: fighter('short-bow') }, monsters: { 'goblin:1': {}, 'skeleton-archer:1': { room: 'hall' }, 'orc:1': { room: 'vault' } } });
  expect(table.not(attack('archer', 'goblin:1'))).toBeUndefined();
  expect(table.not(attack('archer', 'skeleton-archer:1'))).toBeUndefined();
  expect(table.not(attack('archer', 'orc:1'))).toBe('erune.not-in-sight');
});

const shot = (skills: string[] = []) => scene({ adventurers: { archer: fighter('short-bow'), warrior: fighter('broadsword') }, mos: { skills }, monsters: { 'skeleton-archer:1': { room: 'hall' }, 'rat:1': {} }, state: { reserve: 1, engaged: [['archer', 'rat:1']] } });

test('E29 R14.1 R38.2 a short bow kills the Skeleton Archer', () => {
  const table = shot();
  table.does(attack('archer', 'skeleton-archer:1'), ['S', 'S', 'H'], ['H', 'B']);
  expect([table.state.reserve, table.hero('archer').earned]).toEqual([2, 4]);
});

test('E30 R16.7 R16.9 R21.2 an engaged archer may not shoot his opponent; shooting another ends it', () => {
  const table = shot();
  expect(table.not(attack('archer', 'rat:1'))).toBe('erune.engaged-with');
  table.does(attack('archer', 'skeleton-archer:1'), ['S', 'S', 'H'], ['H', 'B']);
  expect(table.state.engaged).toEqual([]);
});

test('E31 R14.9 R40.1 Weakness makes him roll a skull again', () => {
  const table = shot(['weakness']);
  table.does(attack('archer', 'skeleton-archer:1'), ['S', 'S', 'H'], 'weakness', ['H'], ['H', 'B']);
  expect([table.monster('skeleton-archer:1')?.hp, table.state.reserve]).toEqual([1, 1]);
});

test('E33 R22.2 the one who stands between is at risk', () => {
  const table = shot();
  const events = table.does(attack('archer', 'skeleton-archer:1', { between: 'warrior' }), ['H', 'H', 'B'], ['H']);
  expect(last(events, 'strayed')).toMatchObject({ target: 'warrior', damage: 1 });
});

test('E34 R22.1 R22.2 R22.3 R22.4 a shot without a skull: the Warrior defends against one, and the bolt gives no SP', () => {
  const table = shot();
  table.does(attack('archer', 'skeleton-archer:1', { between: 'warrior' }), ['H', 'H', 'B'], ['S']);
  expect([table.hero('warrior').hp, table.hero('archer').sp]).toEqual([7, 0]);
});

test('E43 R17.1 R41.1 a group of two attacks the Archer; his Riposte kills the Goblin', () => {
  const table = scene({
    adventurers: { archer: { skills: ['riposte'], sp: 1, hp: 7, worn: ['travelling-gear'], artifacts: [], boosts: [{ roll: 'defence', dice: { black: 1 }, lasts: 'next' }], mp: 0 } },
    mos: { skills: ['group-attack'] }, monsters: { 'goblin:1': {}, 'skeleton-archer:1': {} }, state: { phase: 'mos', reserve: 2 },
  });
  table.does(raid('goblin:1', 'archer', { group: 'skeleton-archer:1' }));
  expect(table.asked?.dice).toEqual(['yellow', 'yellow', 'black', 'black', 'black']);
  table.replies(['S', 'S', 'H', 'H', 'H']);
  table.replies(['H', 'H', 'S']);
  table.replies('goblin:1');
  table.replies(['B']);
  expect([table.state.reserve, table.hero('archer').hp, table.hero('archer').earned]).toEqual([0 + 1, 7, 2]);
});

const orcs = () => scene({ adventurers: { warrior: fighter('broadsword', { worn: ['chain-mail'] }), guardian: fighter('broadsword', { worn: ['chain-mail'] }) }, mos: { skills: [] }, monsters: { 'orc:1': {} }, state: { phase: 'mos' } });

test('E44 R14.6 R38.2 R38.3 the Orc’s three skulls and a bolt against two shields and a bolt', () => {
  const table = orcs();
  table.does(raid('orc:1', 'warrior'), ['SS', 'SB'], ['H', 'H', 'B']);
  expect([table.hero('warrior').hp, table.hero('warrior').sp, table.state.reserve]).toEqual([7, 1, 1]);
});

test('E45 R47.4 Bloodthirsty: blood without a kill opens a chained attack for nothing', () => {
  const table = orcs();
  table.does(raid('orc:1', 'warrior'), ['SS', 'SB'], ['H', 'H', 'B']);
  table.does(raid('orc:1', 'guardian', { chained: true }), ['SS', 'H'], ['H', 'B', 'B']);
  expect([table.hero('guardian').hp, table.hero('guardian').sp, table.state.reserve]).toEqual([7, 2, 1]);
});

test('E48 R38.4 Ranger makes the bolt a skull for one MP: the Orc dies, and the bolt gives nothing', () => {
  const table = scene({ adventurers: { warrior: fighter('broadsword', { mp: 1 }) }, mos: { skills: [] }, monsters: { 'orc:1': {} } });
  table.does(attack('warrior', 'orc:1'), ['S', 'S', 'B'], 'ranger', ['H', 'H', 'B']);
  expect([table.hero('warrior').mp, table.hero('warrior').sp, table.hero('warrior').earned]).toEqual([0, 0, 6]);
});

test('E68 R39.13 R47.7 a skill of 1 SP costs 2 against a Major monster', () => {
  const table = scene({ adventurers: { warrior: fighter('broadsword', { sp: 1, skills: ['adrenaline'] }) }, monsters: { 'orc:1': { boss: 'vault-captain', hp: 4 } } });
  expect(table.not(attack('warrior', 'orc:1', { skills: ['adrenaline'] }))).toBe('erune.too-few-sp');
});

test('the dice of these examples are the proposed ones', () => expect(content.dice['black']?.proposed).toBe(true));
