/* oxlint-disable no-thenable -- the language of effects says `then` */
import { run } from '@engine/core/script';
import type { Answer } from '@engine/core/ruleset';
import type { Condition, Effect } from '@engine/kit/effect';
import type { Content } from '@engine/systems/erune/content';
import { holds, perform, springTrap, type Cast } from '@engine/systems/erune/effects';
import type { EruneEvent } from '@engine/systems/erune/event';
import { links } from '@engine/systems/erune/links';
import type { Rule, Game, State } from '@engine/systems/erune/state';
import { content, faceFor, last, ruleset, scene, types, type Scene } from './table';

type Pick = readonly (string | number)[];
/** Runs a script over the state, with dice by their symbols, and gives what happened. */
function ran(base: State, script: (game: Game) => Rule, ...picks: readonly Pick[]): { readonly state: State; readonly events: readonly EruneEvent[] } {
  const inputs: { answer: Answer }[] = [];
  for (;;) {
    const { state, events, question, done } = run({ ...ruleset, decide: (now) => script({ content, now }) }, base, { type: 'turn', as: 'warrior' } as never, inputs, 0);
    if (done || !question) return { state, events };
    const pick = picks[inputs.length];
    if (!pick) throw new Error(`nothing to answer ${question.why.key} ${JSON.stringify(question)}`);
    const as = 'to' in question ? ([question.to].flat()[0] ?? '') : 'table';
    inputs.push({ answer: { to: question.id, as, picks: question.ask === 'roll' ? question.dice.map((die, i) => faceFor(die, pick[i] ?? '?')) : pick } });
  }
}
const does = (layout: Scene, effects: readonly Effect[], cast: Cast = {}, ...picks: readonly Pick[]) => ran(scene(layout).state, (game) => perform(game, effects, cast), ...picks);
const springs = (layout: Scene, trap: string | undefined, ...picks: readonly Pick[]) => ran(scene(layout).state, (game) => springTrap(game, 'warrior', trap), ...picks);
const two: Scene = { adventurers: { warrior: { hp: 5 }, wizard: { hp: 3, room: 'hall' } }, monsters: { 'goblin:1': {}, 'goblin:2': { room: 'hall' }, 'rat:1': { active: false } } };
const marks = (who: string, cast: Cast, layout: Scene = two, ...picks: readonly Pick[]) =>
  does(layout, [{ op: 'hinder', who, from: 'move' }], cast, ...picks).events.flatMap((event) => (event.type === 'hindered' ? [event.who] : []));

describe('whom effects mean', () => {
  it.each<[string, Cast, readonly string[]]>([
    ['user', { user: 'warrior' }, ['warrior']],
    ['user', {}, []],
    ['target', { target: 'goblin:1' }, ['goblin:1']],
    ['target', { target: 'goblin:9' }, []],
    ['targets', { targets: ['goblin:1', 'warrior'] }, ['goblin:1', 'warrior']],
    ['targets', { target: 'goblin:1' }, ['goblin:1']],
    ['party', {}, ['warrior', 'wizard']],
    ['others', { user: 'warrior' }, ['wizard']],
    ['here', { user: 'warrior' }, ['warrior']],
    ['here', { room: 'hall' }, ['wizard']],
    ['wounded', {}, ['warrior', 'wizard']],
    ['weakest', {}, ['wizard']],
    ['foes', {}, ['goblin:1', 'goblin:2']],
    ['foes-here', { user: 'warrior' }, ['goblin:1']],
    ['foes-here', { room: 'hall' }, ['goblin:2']],
  ])('%s of %j', (who, cast, expected) => expect(marks(who, cast)).toEqual(expected));

  it('R4.3 chance: each rolls the move die, the highest takes it, and a tie is drawn', () => {
    expect(marks('chance', {}, two, [2], [5])).toEqual(['wizard']);
    expect(marks('chance', {}, two, [5], [2])).toEqual(['warrior']);
    expect(marks('chance', {}, two, [4], [4], ['wizard'])).toEqual(['wizard']);
    expect(marks('chance', {}, { adventurers: { warrior: {}, wizard: { dead: true } } })).toEqual(['warrior']);
  });

  it('R37.7 the fallen are met only by what brings them back', () => {
    const fallen: Scene = { adventurers: { warrior: {}, wizard: { dead: true, hp: 0 } } };
    expect(marks('fallen', {}, fallen)).toEqual([]);
    expect(does(fallen, [{ op: 'heal', who: 'target', amount: 1 }], { target: 'wizard' }).events).toEqual([]);
    expect(last(does(fallen, [{ op: 'revive', who: 'fallen', share: 'half' }]).events, 'revived')).toEqual({ type: 'revived', who: 'wizard', hp: 3 });
  });
});

describe('what effects do', () => {
  const user = { user: 'warrior' };
  it('wound, and take points, without anybody’s defence', () => {
    const { state } = does(two, [{ op: 'wound', who: 'user', amount: 2 }, { op: 'lose', who: 'user', points: 'hp', amount: 1 }, { op: 'lose', who: 'user', points: 'mp', amount: 5 }], user);
    expect(state.adventurers['warrior']).toMatchObject({ hp: 2, mp: 0 });
  });

  it('attack what is there; the blow of a spell is its caster’s, that of a trap nobody’s', () => {
    const spell = does(two, [{ op: 'attack', who: 'target', dice: { black: 1 } }], { user: 'wizard', target: 'goblin:2', spell: 'fireball' }, ['S'], ['B']);
    expect(spell.state.adventurers['wizard']?.xp).toBe(2);
    const trap = does(two, [{ op: 'attack', who: 'here', dice: { black: 1 } }], { user: 'warrior', room: 'yard' }, ['S'], ['S']);
    expect(last(trap.events, 'attacked')).not.toHaveProperty('by');
    expect(trap.state.adventurers['warrior']?.hp).toBe(4);
  });

  it('strike with lightning', () => {
    expect(does(two, [{ op: 'lightning', who: 'foes-here', amount: 2 }], { user: 'warrior' }, ['S']).state.monsters['goblin:1']).toBeUndefined();
  });

  it('give points, lend them, and raise what may be had', () => {
    const { state } = does(two, [
      { op: 'gain', who: 'user', points: 'gold', amount: 30 }, { op: 'gain', who: 'user', points: 'xp', amount: 3 }, { op: 'gain', who: 'user', points: 'hp', amount: 1 },
      { op: 'gain', who: 'user', points: 'sp', amount: 1, temporary: true }, { op: 'raise', who: 'user', points: 'mp', amount: 1 },
    ], user);
    expect(state.adventurers['warrior']).toMatchObject({ gold: 30, xp: 3, hp: 6, temporary: [{ points: 'sp', amount: 1, left: 2 }], raised: { mp: 1 }, mp: 3 });
  });

  it('R36.9 bring cards beyond three, and take them away', () => {
    const carded: Scene = { adventurers: { warrior: { cards: 3 }, wizard: {} } };
    expect(does(carded, [{ op: 'cards', who: 'user', amount: 1 }], user).state.adventurers['warrior']?.cards).toBe(4);
    expect(does(carded, [{ op: 'cards', who: 'user', amount: -2 }], user).state.adventurers['warrior']?.cards).toBe(1);
  });

  it('R53.7 strengthen the reserve of the other side', () => {
    expect(does(two, [{ op: 'stamina', amount: 2 }]).state.reserve).toBe(2);
  });

  it('R11.5 bring monsters that are awake, where it happens', () => {
    expect(Object.values(does(two, [{ op: 'spawn', monster: 'orc', count: 2 }], { user: 'wizard' }).state.monsters).filter(({ kind }) => kind === 'orc')).toMatchObject([{ room: 'hall', active: true }, { room: 'hall', active: true }]);
    expect(last(does(two, [{ op: 'spawn', monster: 'orc', count: 1 }]).events, 'spawned')).toMatchObject({ room: 'yard' });
    expect(last(does(two, [{ op: 'spawn', monster: 'orc', count: 1 }], { user: 'goblin:2' }).events, 'spawned')).toMatchObject({ room: 'hall', summoner: 'goblin:2' });
  });

  it('R11.4 show a neighbouring room asleep, which one is chosen', () => {
    expect(last(does(two, [{ op: 'reveal', what: 'neighbour' }], { user: 'wizard' }).events, 'room-revealed')).toMatchObject({ room: 'vault', asleep: true });
    expect(does(two, [{ op: 'reveal', what: 'neighbour' }], user).events).toEqual([]);
    const unseen: Scene = { ...two, state: { rooms: { hall: { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false } } } };
    expect(last(does(unseen, [{ op: 'reveal', what: 'neighbour' }], { user: 'wizard' }, ['gate']).events, 'room-revealed')).toMatchObject({ room: 'yard' });
  });

  it('show the traps of the room', () => {
    const { events } = does(two, [{ op: 'reveal', what: 'traps' }], { user: 'wizard' });
    expect(events).toEqual([{ type: 'trap-found', room: 'hall', trap: 'pit' }, { type: 'trap-found', room: 'hall', trap: 'dart-volley' }]);
  });

  it('open a door, and what lies behind is seen', () => {
    expect(types(does(two, [{ op: 'open', door: 'arch' }], user).events)).toEqual(['door-opened', 'room-revealed']);
  });

  it('teach, grant, remember, achieve and wait', () => {
    const { state } = does(two, [
      { op: 'teach', side: 'mos', skill: 'good-fortune' }, { op: 'grant', who: 'user', action: 'combat' }, { op: 'remember', key: 'lever' }, { op: 'achieve', objective: 'trial-captain' }, { op: 'achieve', objective: 'trial-captain' },
      { op: 'later', turns: 2, do: [{ op: 'heal', who: 'user', amount: 1 }] },
    ], user);
    expect(state).toMatchObject({ taught: [{ side: 'mos', skill: 'good-fortune' }], remembered: { lever: 'yes' }, met: ['trial-captain'], later: [{ turn: 3, user: 'warrior', do: [{ op: 'heal' }] }] });
    expect(state.adventurers['warrior']?.extra).toEqual(['combat']);
  });

  it('let somebody choose and roll', () => {
    const choice: Effect = { op: 'choose', who: 'user', options: [{ id: 'take', do: [{ op: 'gain', who: 'user', points: 'gold', amount: 5 }] }, { id: 'leave', do: [] }] };
    expect(does(two, [choice], user, ['take']).state.adventurers['warrior']?.gold).toBe(5);
    const roll: Effect = { op: 'each', who: 'wounded', do: [{ op: 'roll', who: 'user', die: 'black', symbol: 'skull', do: [{ op: 'wound', who: 'user', amount: 1 }] }] };
    expect(does(two, [roll], {}, ['S'], ['H']).state.adventurers).toMatchObject({ warrior: { hp: 4 }, wizard: { hp: 3 } });
  });

  it('a ward takes one spell away, and a mirror sends a monster’s back', () => {
    const boost = (roll: string) => ({ roll, amount: 1, lasts: 'next' as const });
    const guarded: Scene = { adventurers: { warrior: { sp: 3, boosts: [boost('ward')] }, wizard: { boosts: [boost('mirror')] } }, monsters: { 'banshee:1': { hp: 1 } } };
    const wail: readonly Effect[] = [{ op: 'each', who: 'party', do: [{ op: 'wound', who: 'user', amount: 1 }] }];
    const { state } = does(guarded, wail, { user: 'banshee:1' });
    expect(state.adventurers).toMatchObject({ warrior: { hp: 8, boosts: [] }, wizard: { hp: 6, boosts: [] } });
    expect(state.monsters['banshee:1']).toBeUndefined();
    expect(does(guarded, [{ op: 'heal', who: 'target', amount: 1 }], { user: 'wizard', target: 'warrior', spell: 'moss-balm' }).state.adventurers['warrior']?.boosts).toEqual([]);
  });
});

describe('what comes into a bag', () => {
  const user = { user: 'warrior' };
  const give = (item: string, count?: number): Effect => ({ op: 'give', who: 'user', item, ...(count && { count }) });
  it('lies where it belongs, and goes again', () => {
    const { state } = does(two, [give('dagger'), give('helmet'), give('mead', 3), give('silver-key'), give('holy-water')], user);
    expect(state.adventurers['warrior']).toMatchObject({ weapons: ['dagger'], protections: ['helmet'], substances: { mead: 3 }, artifacts: ['silver-key'], satchel: ['holy-water'] });
    const taken = does({ adventurers: { warrior: { weapons: ['dagger'], wielded: 'dagger', worn: ['helmet'], protections: ['helmet'], substances: { mead: 2 } }, wizard: {} } }, [
      { op: 'take', who: 'user', item: 'dagger' }, { op: 'take', who: 'user', item: 'helmet' }, { op: 'take', who: 'user', item: 'mead', count: 3 }, { op: 'take', who: 'user', item: 'purse' },
    ], user).state.adventurers['warrior'];
    expect(taken).toMatchObject({ weapons: [], protections: [], worn: [], substances: {} });
    expect(taken).not.toHaveProperty('wielded');
  });

  it.each([['R43.3', 'weapons', 'dagger', 'spear'], ['R43.4', 'protections', 'helmet', 'pavise']])('%s five %s; of a sixth one is left', (_, pocket, held, fresh) => {
    const four: Scene = { adventurers: { warrior: { [pocket]: Array(4).fill(held) }, wizard: {} } };
    expect(types(does(four, [give(fresh)], user).events)).toEqual(['got']);
    const five: Scene = { adventurers: { warrior: { [pocket]: Array(5).fill(held) }, wizard: {} } };
    const { state, events } = does(five, [give(fresh)], user, [held]);
    expect(types(events)).toEqual(['got', 'left-behind']);
    expect(state.adventurers['warrior']).toMatchObject({ [pocket]: [held, held, held, held, fresh] });
  });

  it('R43.6 two potions and runes together, six with a belt', () => {
    const full: Scene = { adventurers: { warrior: { satchel: ['mana-vial', 'light-rune'] }, wizard: {} } };
    expect(does(full, [give('holy-water')], user, ['mana-vial']).state.adventurers['warrior']?.satchel).toEqual(['light-rune', 'holy-water']);
    const belted: Scene = { adventurers: { warrior: { equipment: ['potion-belt'], satchel: Array(5).fill('mana-vial') }, wizard: {} } };
    expect(types(does(belted, [give('holy-water')], user).events)).toEqual(['got']);
    expect(types(does(belted, [give('holy-water', 2)], user, ['mana-vial']).events)).toEqual(['got', 'left-behind']);
  });

  it('R43.8 R43.10 one of each equipment, and no ring twice', () => {
    const rich: Scene = { adventurers: { warrior: { equipment: ['purse'], artifacts: ['sorcerer-ring'] }, wizard: {} } };
    expect(does(rich, [give('purse'), give('sorcerer-ring')], user).events).toEqual([]);
    expect(types(does(rich, [give('grapple'), give('lucky-charm'), give('lucky-charm')], user).events)).toEqual(['got', 'got', 'got']);
  });
});

describe('traps', () => {
  it('R8.3 chance brings a trap where none is named', () => {
    expect(last(springs(two, undefined, ['snare-rope']).events, 'trap-sprung')).toEqual({ type: 'trap-sprung', who: 'warrior', trap: 'snare-rope', room: 'yard' });
    expect(types(springs(two, 'snare-rope').events)).toEqual(['trap-sprung', 'hindered']);
  });

  it('R8.4 a pit stays open', () => {
    const { events, state } = springs(two, 'pit');
    expect(types(events)).toEqual(['trap-sprung', 'pit-opened', 'wounded']);
    expect(state.adventurers['warrior']).toMatchObject({ hp: 4, inPit: true });
  });

  it('are escaped by a ward if they are magic, by Feather Step, or by Vigilance and an eye', () => {
    const boosted = (roll: string): Scene => ({ adventurers: { warrior: { boosts: [{ roll, amount: 1, lasts: 'next' }] }, wizard: {} } });
    expect(types(springs(boosted('ward'), 'cursed-glyph').events)).toEqual(['trap-sprung', 'boosts-used', 'trap-cancelled']);
    expect(types(springs(boosted('ward'), 'snare-rope').events)).toContain('hindered');
    expect(types(springs(boosted('feather'), 'pit').events)).toEqual(['trap-sprung', 'trap-cancelled']);
    const vigilant: Scene = { adventurers: { warrior: { skills: ['vigilance'], sp: 1 }, wizard: {} } };
    expect(types(springs(vigilant, 'snare-rope', ['vigilance'], ['E']).events)).toContain('trap-cancelled');
    expect(types(springs(vigilant, 'snare-rope', ['vigilance'], ['G']).events)).toContain('hindered');
    expect(types(springs(vigilant, 'snare-rope', []).events)).toContain('hindered');
  });

  it('go off under whom chance picks, where nobody did it', () => {
    expect(last(does(two, [{ op: 'spring' }], {}, [1], [6], ['snare-rope']).events, 'trap-sprung')).toMatchObject({ who: 'wizard' });
    expect(last(does(two, [{ op: 'spring' }], { user: 'warrior' }, ['snare-rope']).events, 'trap-sprung')).toMatchObject({ who: 'warrior' });
  });
});

describe('conditions', () => {
  const state: Partial<State> = { turn: 4, wave: 2, mode: 'coop', remembered: { lever: 'pulled' }, killed: { goblin: 1, 'vault-captain': 1 }, met: ['trial-captain'] };
  const layout: Scene = { adventurers: { warrior: { hp: 5, gold: 30, cards: 2, satchel: ['holy-water'] }, wizard: { gold: 15 } }, monsters: { 'goblin:1': {} }, state };
  const user = { user: 'wizard' };
  it.each<[Condition, boolean]>([
    [{ is: 'wounded' }, true], [{ is: 'wounded', who: 'user' }, false], [{ is: 'wounded', who: 'user', not: true }, true],
    [{ is: 'fallen' }, false], [{ is: 'party-dead' }, false],
    [{ is: 'kind', value: 'warrior' }, true], [{ is: 'kind', who: 'user', value: 'warrior' }, false],
    [{ is: 'turn-from', value: 4 }, true], [{ is: 'turn-from', value: 5 }, false],
    [{ is: 'remembered', value: 'lever' }, true], [{ is: 'remembered', who: 'lever', value: 'pulled' }, true], [{ is: 'remembered', who: 'lever', value: 'broken' }, false],
    [{ is: 'mode', value: 'coop' }, true], [{ is: 'mode', value: 'mos' }, false],
    [{ is: 'room-seen', value: 'hall' }, true], [{ is: 'room-seen', value: 'vault' }, false],
    [{ is: 'monster-killed', value: 'goblin' }, true], [{ is: 'monster-killed', value: 'vault-captain' }, true], [{ is: 'monster-killed', value: 'orc' }, false],
    [{ is: 'source-destroyed' }, false], [{ is: 'source-destroyed', value: 'yard' }, false],
    [{ is: 'holds', value: 'holy-water' }, true], [{ is: 'holds', who: 'user', value: 'holy-water' }, false],
    [{ is: 'gold-from', value: 45 }, true], [{ is: 'gold-from', value: 46 }, false], [{ is: 'gold-from', who: 'user', value: 16 }, false],
    [{ is: 'monsters-seen' }, true], [{ is: 'monsters-seen', value: 2 }, false],
    [{ is: 'cards' }, true], [{ is: 'cards', value: 3 }, false],
    [{ is: 'wave-from', value: 2 }, true], [{ is: 'wave-from', value: 3 }, false],
    [{ is: 'met', value: 'trial-captain' }, true], [{ is: 'met', value: 'trial-deaths' }, false],
    [{ is: 'all-in', value: 'yard' }, true], [{ is: 'all-in', value: 'hall' }, false],
    [{ is: 'door-open', value: 'gate' }, true], [{ is: 'door-open', value: 'arch' }, false],
    [{ is: 'hurt' }, false], [{ is: 'hurt', who: 'user' }, false],
    [{ is: 'nonsense' }, false],
  ])('%j: %s', (condition, expected) => expect(holds(content, scene(layout).state, condition, user)).toBe(expected));

  it('a source without HP is destroyed, and the dead are seen', () => {
    const { state: now } = scene({ ...layout, adventurers: { warrior: { dead: true }, wizard: { dead: true } } });
    const yard = now.rooms['yard'];
    if (!yard) throw new Error('there is no yard');
    const spent = { ...now, rooms: { ...now.rooms, yard: { ...yard, source: 0 } } };
    expect(holds(content, spent, { is: 'source-destroyed', value: 'yard' })).toBe(true);
    expect(holds(content, spent, { is: 'source-destroyed' })).toBe(true);
    expect(holds(content, spent, { is: 'party-dead' })).toBe(true);
    expect(holds(content, spent, { is: 'fallen' })).toBe(true);
    expect(holds(content, spent, { is: 'fallen', who: 'user' }, { user: 'wizard' })).toBe(true);
    expect(holds(content, spent, { is: 'all-in', value: 'yard' })).toBe(false);
  });
});

describe('what content names must exist', () => {
  const spell = (...effects: readonly Effect[]): Content => ({ ...content, spells: { ...content.spells, odd: { id: 'odd', type: 'healing', range: 'visible', aim: 'self', effects: [...effects] } } });
  const faults = (odd: Content) => links(odd).map(({ file, what }) => `${file}: ${what}`);
  it('is so in the game that ships', () => expect(links(content)).toEqual([]));

  it.each<[string, Effect]>([
    ['nobody', { op: 'heal', who: 'nobody', amount: 1 }],
    ['cow', { op: 'each', who: 'party', do: [{ op: 'give', who: 'user', item: 'cow' }] }],
    ['green', { op: 'attack', who: 'target', dice: { green: 1 } }],
    ['luck', { op: 'gain', who: 'user', points: 'luck', amount: 1 }],
    ['gold', { op: 'gain', who: 'user', points: 'gold', amount: 1, temporary: true }],
    ['xp', { op: 'lose', who: 'user', points: 'xp', amount: 1 }],
    ['fate', { op: 'raise', who: 'user', points: 'fate', amount: 1 }],
    ['singing', { op: 'boost', who: 'user', roll: 'singing', lasts: 'next' }],
    ['breathe', { op: 'hinder', who: 'user', from: 'breathe' }],
    ['cooking', { op: 'teach', side: 'mos', skill: 'cooking' }],
    ['cows', { op: 'teach', side: 'cows', skill: 'riposte' }],
    ['cow', { op: 'spawn', monster: 'cow', count: 1 }],
    ['future', { op: 'reveal', what: 'future' }],
    ['back-door', { op: 'open', door: 'back-door' }],
    ['dance', { op: 'grant', who: 'user', action: 'dance' }],
    ['peace', { op: 'achieve', objective: 'peace' }],
    ['pips', { op: 'roll', who: 'user', die: 'black', symbol: 'pips', do: [] }],
    ['green', { op: 'roll', who: 'user', die: 'green', symbol: 'skull', do: [] }],
    ['sunny', { op: 'when', if: { is: 'sunny' }, do: [] }],
    ['attic', { op: 'when', if: { is: 'room-seen', value: 'attic' }, do: [] }],
  ])('"%s" is missed in %j', (missing, effect) => expect(faults(spell(effect))).toContain(`spells.json odd: names "${missing}", which does not exist`));

  it('in skills, fields, items and quests too', () => {
    const [riposte, fire, dagger, trial] = [content.skills['riposte'], content.fields['fire-i'], content.items['dagger'], content.quests['trial']];
    if (!riposte || !fire || !dagger || !trial) throw new Error('the content is not there');
    const odd: Content = {
      ...content,
      skills: { riposte: { ...riposte, owners: ['cow'], prerequisites: ['patience'] } },
      fields: { 'fire-i': { ...fire, spells: ['snow'] } },
      items: { ...content.items, dagger: { ...dagger, users: ['cow'], dice: { green: 1 } } },
      quests: { trial: { ...trial, start: 'attic', doors: [{ id: 'gate', between: ['yard', 'attic'], locked: 'lost-key' }] } },
      substances: {},
    };
    const missing = faults(odd).join('\n');
    for (const id of ['cow', 'patience', 'snow', 'green', 'attic', 'lost-key', 'mead', 'arch']) expect(missing).toContain(`"${id}"`);
  });
});
