import type { Effect } from '@engine/kit/effect';
import { erune } from '@engine/systems/erune';
import type { Quest } from '@engine/systems/erune/content';
import type { Done, State } from '@engine/systems/erune/state';
import { bent, character, content, last, levered, pull, ruleset, scene, types, type Kind, type Scene } from '../table';

const gold = (amount: number): Effect => ({ op: 'gain', who: 'party', points: 'gold', amount });
const kept = (key: string, value?: string): Effect => ({ op: 'remember', key, kept: true, ...(value !== undefined && { value }) });
const remembered = (key: string) => ({ is: 'remembered', value: key });
const duo = (things: Scene['things'], more: Partial<Scene> = {}) => scene({ adventurers: { warrior: {}, wizard: {} }, mos: { skills: [] }, ...(things && { things }), ...more });
const done = { type: 'done', as: 'wizard' } as const;
const killed = { 'vault-captain': 1 };

describe('R48.11 what is kept', () => {
  const things = bent(levered({ op: 'remember', key: 'lever-pulled' }, kept('monk-freed'), kept('toll', 'paid')));

  test('is remembered now, and a deed; what is not kept is no deed', () => {
    const table = duo(things);
    const events = table.does(pull);
    expect(events.slice(1)).toEqual([{ type: 'remembered', key: 'lever-pulled', value: 'yes' }, { type: 'remembered', key: 'monk-freed', value: 'yes', kept: true }, { type: 'remembered', key: 'toll', value: 'paid', kept: true }]);
    expect([table.state.remembered, table.state.deeds]).toEqual([{ 'lever-pulled': 'yes', 'monk-freed': 'yes', toll: 'paid' }, { 'monk-freed': 'yes', toll: 'paid' }]);
  });

  test('R45.3 stands on every sheet at the end, the Master of Shadows’ too', () => {
    const table = duo(things, { state: { killed } });
    table.does(pull);
    const note = { quest: 'trial', winner: 'adventurers', deeds: { 'monk-freed': 'yes', toll: 'paid' } };
    expect([table.hero('warrior').quests, table.hero('wizard').quests, table.state.mos?.quests]).toMatchObject([[note], [note], [note]]);
  });

  test('R45.3 on the sheets of the fallen too, and after a draw', () => {
    const table = duo(things, { adventurers: { warrior: {}, wizard: { dead: true, hp: 0, done: true } }, state: { met: ['trial-deaths', 'trial-captain'] } });
    table.does(pull);
    expect(table.hero('wizard').quests.map(({ deeds }) => deeds)).toEqual([{ 'monk-freed': 'yes', toll: 'paid' }]);
  });

  test('R45.3 where nothing was done, nothing is noted', () => {
    const table = duo(undefined, { state: { killed } });
    table.does(done);
    expect(table.hero('warrior').quests).toEqual([{ quest: 'trial', winner: 'adventurers', xp: 20 }]);
  });

  test('goes home on the sheet, and a later quest knows it from the beginning', () => {
    const table = duo(things, { state: { killed } });
    table.does(pull);
    const again = (who: Kind | 'mos', other: Kind | 'mos') => ruleset.setup({ quest: 'trial', characters: [character(who, ruleset.home(table.state, who)), character(other)] });
    expect(again('warrior', 'archer')).toMatchObject({ remembered: { 'monk-freed': 'yes', toll: 'paid' }, deeds: {} });
    expect(again('warrior', 'archer').adventurers['warrior']?.quests).toEqual(table.hero('warrior').quests);
    expect(again('mos', 'archer').remembered).toEqual({ 'monk-freed': 'yes', toll: 'paid' });
    expect(ruleset.setup({ quest: 'trial', characters: [character('archer'), character('mos')] }).remembered).toEqual({});
  });

  const told = (...sheets: readonly (readonly Done['deeds'][])[]) => {
    const all = (['warrior', 'archer', 'wizard'] as const).slice(0, sheets.length).map((kind, i) => {
      const state = ruleset.setup({ quest: 'trial', characters: [character(kind), character('mos')] });
      return character(kind, { ...(ruleset.home(state, kind) as object), quests: (sheets[i] ?? []).map((deeds) => ({ quest: 'q', winner: 'mos', xp: 0, ...(deeds && { deeds }) })) });
    });
    return ruleset.setup({ quest: 'trial', characters: [...all, character('mos')] }).remembered;
  };

  test('whose sheet comes first is believed, and of one sheet the later quest', () => {
    expect(told([{ toll: 'paid' }], [{ toll: 'robbed', font: 'coin' }])).toEqual({ toll: 'paid', font: 'coin' });
    expect(told([{ toll: 'paid', cat: 'fed' }, undefined, { toll: 'robbed' }])).toEqual({ toll: 'robbed', cat: 'fed' });
    expect(told([], [undefined])).toEqual({});
  });

  test.each(['abandoned', 'camp-turn', 'mapped', 'wave-out', 'event-collapse', 'arrived-nun', 'source-yard:warrior', 'Toll'])('R49.5 no sheet brings what the rules note for themselves: %s', (key) => expect(told([{ [key]: 'x', toll: 'paid' }])).toEqual({ toll: 'paid' }));

  test.each<[string, unknown]>([['too many', Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`deed-${i}`, 'yes']))], ['with a word of JavaScript', { constructor: 'x' }], ['no words', { toll: 3 }], ['nothing of the kind', 'toll']])('R49.5 deeds that cannot be read are forgotten, and the hero is not lost: %s', (_, deeds) => {
    const sheet = { ...(ruleset.home(ruleset.setup({ quest: 'trial', characters: [character('warrior'), character('mos')] }), 'warrior') as object), level: 4, quests: [{ quest: 'q', winner: 'mos', xp: 7, deeds }] };
    const state = ruleset.setup({ quest: 'trial', characters: [character('warrior', sheet), character('mos')] });
    expect([state.adventurers['warrior']?.level, state.adventurers['warrior']?.quests, state.remembered]).toEqual([4, [{ quest: 'q', winner: 'mos', xp: 7, deeds: {} }], {}]);
  });
});

describe('R3.2 R48.11 what earlier quests left behind', () => {
  const recalls: Quest['recalls'] = [
    { id: 'friend', when: [remembered('monk-freed')], effects: [gold(2)] },
    { id: 'strangers', when: [{ ...remembered('monk-freed'), not: true }], effects: [gold(1)] },
    { id: 'rich', when: [{ is: 'gold-from', value: 4 }, remembered('monk-freed')], effects: [] },
    { id: 'always', when: [], effects: [{ op: 'remember', key: 'welcomed' }] },
  ];
  const begun = (things: Scene['things'], state: Partial<State> = {}) => {
    const lobby = ruleset.setup({ quest: 'trial', characters: [character('warrior'), character('wizard'), character('mos')] });
    const table = duo(things, { state: { ...lobby, ...state }, draws: ['held-breath', 'sleeping-dark'] });
    return { table, events: table.does({ type: 'begin' }) };
  };
  const recalled = (events: ReturnType<typeof begun>['events']) => events.flatMap((event) => (event.type === 'recalled' ? [event.recall] : []));

  test('is told at the beginning, in turn, where it is so; then the first turn begins', () => {
    const { table, events } = begun(bent({ recalls }), { remembered: { 'monk-freed': 'yes' } });
    expect(types(events).slice(0, 8)).toEqual(['quest-begun', 'room-revealed', 'recalled', 'gained', 'gained', 'recalled', 'recalled', 'remembered']);
    expect([recalled(events), table.hero('warrior').gold, table.state.remembered['welcomed']]).toEqual([['friend', 'rich', 'always'], 2, 'yes']);
    expect(types(events).indexOf('turn-begun')).toBeGreaterThan(types(events).lastIndexOf('recalled'));
  });

  test('and where it is not so, it is not', () => {
    const { table, events } = begun(bent({ recalls }));
    expect([recalled(events), table.hero('warrior').gold]).toEqual([['strangers', 'always'], 1]);
  });

  test('R51.2 in the players’ own quests their Master of Shadows tells it', () => expect(recalled(begun(bent({ recalls, mode: 'custom' }), { remembered: { 'monk-freed': 'yes' } }).events)).toEqual([]));

  test('has its own words', () => expect(ruleset.narrate({ type: 'recalled', recall: 'friend' }, duo(undefined).state)).toEqual([{ key: 'erune.trial.recall.friend' }]));
});

describe('R48.10 what the choices came to', () => {
  const endings: Quest['endings'] = [
    { id: 'sung', winner: 'adventurers', when: [], effects: [gold(1), kept('sung-of')] },
    { id: 'buried', winner: 'mos', when: [], effects: [kept('buried')] },
    { id: 'shared', winner: 'none', when: [], effects: [] },
    { id: 'freed', when: [remembered('monk-freed')], effects: [gold(5)] },
    { id: 'left', when: [{ ...remembered('monk-freed'), not: true }], effects: [] },
    { id: 'both', winner: 'adventurers', when: [remembered('monk-freed'), { is: 'met', value: 'trial-captain' }], effects: [] },
  ];
  const ended = (state: Partial<State>, more: Partial<Scene> = {}) => {
    const table = duo(bent({ endings }), { state, ...more });
    const events = table.does(done);
    return { table, events, told: events.flatMap((event) => (event.type === 'ending-told' ? [event.ending] : [])) };
  };

  test.each<[string, Partial<State>, readonly string[]]>([
    ['the Adventurers won', { killed }, ['sung', 'left']],
    ['the same, and they had freed the monk', { killed, remembered: { 'monk-freed': 'yes' } }, ['sung', 'freed', 'both']],
    ['the Master of Shadows won', { met: ['trial-deaths'] }, ['buried', 'left']],
    ['the same, and they had freed the monk', { met: ['trial-deaths'], remembered: { 'monk-freed': 'yes' } }, ['buried', 'freed']],
  ])('%s', (_, state, told) => expect(ended(state).told).toEqual(told));

  test('a draw has its own', () => {
    const things = bent({ endings, objectives: (content.quests['trial'] as Quest).objectives.map((each) => ({ ...each, points: 1 })) });
    expect(ended({ killed, met: ['trial-deaths'] }, { things })).toMatchObject({ told: ['shared', 'left'] });
    expect(ended({ killed }, { things })).toMatchObject({ told: ['sung', 'left'] });
  });

  test('is told once the winner is known, and does what it says before all is noted', () => {
    const { table, events } = ended({ killed });
    expect(types(events)).toEqual(['turn-ended', 'objective-met', 'quest-ended', 'ending-told', 'gained', 'gained', 'remembered', 'ending-told', 'earned', 'earned', 'quest-noted']);
    expect([table.state.phase, table.hero('warrior').gold, last(events, 'quest-ended')?.winner]).toEqual(['town', 1, 'adventurers']);
    expect(table.hero('warrior').quests).toEqual([{ quest: 'trial', winner: 'adventurers', xp: 20, deeds: { 'sung-of': 'yes' } }]);
  });

  test('is what was so when the quest ended', () => {
    const things = bent({ endings: [{ id: 'weary', when: [{ is: 'low', value: 1 }], effects: [] }] });
    expect(ended({ killed }, { things, adventurers: { warrior: { hp: 1 }, wizard: {} } }).told).toEqual(['weary']);
    expect(ended({ killed }, { things }).told).toEqual([]);
  });

  test('has its own words', () => expect(ruleset.narrate({ type: 'ending-told', ending: 'sung' }, duo(undefined).state)).toEqual([{ key: 'erune.trial.ending.sung' }]));
  test('R48.10 a draw is told so', () => expect(ruleset.narrate({ type: 'quest-ended', winner: 'none' }, duo(undefined).state).map(({ key }) => key)).toEqual(['erune.trial.drawn', 'erune.winner-none']));
});

describe('R32.4 one event of the quest brings another', () => {
  const never = [{ is: 'turn-from', value: 99 }];
  const events: Quest['events'] = [
    { id: 'collapse', when: never, effects: [gold(1), { op: 'happen', event: 'dust' }] },
    { id: 'dust', when: never, effects: [{ op: 'happen', event: 'cough' }] },
    { id: 'cough', when: never, effects: [gold(3)] },
    { id: 'second', when: [{ is: 'remembered', value: 'event-second-waits' }], effects: [] },
  ];
  const told = (all: ReturnType<ReturnType<typeof duo>['does']>) => all.flatMap((event) => (event.type === 'quest-event' ? [event.event] : []));
  const things = bent({ events, ...levered({ op: 'happen', event: 'collapse' }) });

  test('though its own moment is not there, and with what that brings', () => {
    const table = duo(things);
    expect(told(table.does(pull))).toEqual(['collapse', 'dust', 'cough']);
    expect(table.hero('warrior').gold).toBe(4);
  });

  test('but each once', () => {
    const table = duo(things);
    table.does(pull);
    expect(types(table.does(pull))).toEqual(['triggered']);
    const later = duo(bent({ events, ...levered({ op: 'happen', event: 'cough' }, { op: 'happen', event: 'collapse' }) }));
    expect(told(later.does(pull))).toEqual(['cough', 'collapse', 'dust']);
    expect(later.hero('warrior').gold).toBe(4);
  });

  test('and not again when its own moment comes', () => {
    const table = duo(bent({ events: [{ id: 'collapse', when: [{ is: 'turn-from', value: 1 }], effects: [] }], ...levered({ op: 'happen', event: 'collapse' }) }));
    expect(told(table.does(pull))).toEqual(['collapse']);
    expect(told(table.does(done))).toEqual([]);
  });

  test('has the words of the quest', () => expect(erune(things).narrate({ type: 'quest-event', event: 'dust' }, duo(things).state)).toEqual([{ key: 'erune.trial.event.dust' }]));
});
