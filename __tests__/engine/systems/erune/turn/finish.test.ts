import { canReturn, mapXp, objectiveXp, parted, winnerOf } from '@engine/systems/erune/turn/finish';
import { settle } from '@engine/systems/erune/turn/settle';
import { content, last, scene, types, type Scene } from '../table';

const won = { killed: { 'vault-captain': 1 } };
const duo = (more: Partial<Scene> = {}) => scene({ adventurers: { warrior: {}, wizard: {} }, mos: { skills: [] }, ...more });
const end = (table: ReturnType<typeof duo>) => table.does({ type: 'done', as: 'warrior' });

test('R1.3 the side with more victory points wins; as many each is a draw', () => {
  const { state } = duo();
  expect(winnerOf(content, { ...state, met: ['trial-captain', 'trial-deaths'] }, false)).toBe('adventurers');
  expect(winnerOf(content, { ...state, met: ['trial-deaths'] }, false)).toBe('mos');
  expect(winnerOf(content, state, false)).toBe('none');
  expect(winnerOf(content, state, true)).toBe('mos');
});

test('R4.11 R45.1 R45.2 R42.2 the quest goes on until the main objective; then winner and objective XP', () => {
  const going = duo();
  expect(types(end(going))).not.toContain('quest-ended');
  const table = duo({ state: won });
  const events = end(table);
  expect(types(events)).toEqual(['turn-ended', 'objective-met', 'quest-ended', 'earned', 'earned', 'quest-noted']);
  expect([last(events, 'quest-ended')?.winner, table.hero('warrior').xp, table.hero('wizard').xp]).toEqual(['adventurers', 20, 20]);
  expect(table.state.phase).toBe('town');
});

test('R1.6 more objectives give more XP', () => {
  const { state } = duo({ state: { quest: 'sunken-chapel' } });
  const xp = (...met: string[]) => objectiveXp(content, { ...state, met }, 'adventurers');
  expect([xp(), xp('silence-the-bell'), xp('silence-the-bell', 'break-the-source')]).toEqual([0, 20, 30]);
});

test('R45.3 quest, winner and XP stand on every sheet', () => {
  const table = duo({ adventurers: { warrior: { earned: 3, xp: 3 }, wizard: {} }, state: won });
  end(table);
  expect(table.hero('warrior').quests).toEqual([{ quest: 'trial', winner: 'adventurers', xp: 23 }]);
  expect(table.state.mos?.quests).toEqual([{ quest: 'trial', winner: 'adventurers', xp: 0 }]);
});

test('R45.4 R38.6 R40.8 in town cards, curses and SP are gone, HP and MP full', () => {
  const table = duo({ adventurers: { warrior: { hp: 1, mp: 0, sp: 3, cards: 2, laid: 1, curse: { curse: 'weakness', used: false }, raised: { hp: 2 } }, wizard: {} }, state: { ...won, reserve: 9 } });
  end(table);
  const { hp, mp } = content.levels['warrior']?.levels[0] ?? { hp: 0, mp: 0 };
  expect(table.hero('warrior')).toMatchObject({ hp, mp, sp: 0, cards: 0, laid: 0, done: false });
  expect(table.hero('warrior').curse).toBeUndefined();
  expect(table.state.reserve).toBe(0);
});

test('R37.9 who stays dead gets no objective XP, and is in town again with full HP', () => {
  const table = duo({ adventurers: { warrior: {}, wizard: { dead: true, done: true, hp: 0, xp: 4 } }, state: won });
  end(table);
  expect(table.hero('wizard')).toMatchObject({ xp: 4, dead: false, hp: content.levels['wizard']?.levels[0]?.hp });
  expect(table.hero('warrior').xp).toBe(20);
});

test('R36.5 R51.4 each resurrection pact passes a quarter of the objective XP to the Master of Shadows', () => {
  const table = duo({ adventurers: { warrior: { pacts: 1 }, wizard: { pacts: 2 } }, state: won });
  end(table);
  expect([table.hero('warrior').xp, table.hero('wizard').xp, table.state.mos?.xp]).toEqual([15, 10, 15]);
  expect(parted(10, 1)).toEqual({ own: 8, given: 2 });
  expect(parted(20, 9)).toEqual({ own: 0, given: 20 });
});

test('R52.3 no XP in the arena', () => {
  const table = duo({ state: { ...won, mode: 'arena' } });
  end(table);
  expect([table.hero('warrior').xp, table.state.phase]).toEqual([0, 'town']);
});

test('R37.7 R36.13 while one of the dead has a way back the quest is not lost', () => {
  const gone = { dead: true, done: true, hp: 0, fate: 0, cards: 1 };
  const all = (change: object, more: Partial<Scene> = {}) => scene({ adventurers: { warrior: { ...gone, ...change }, wizard: gone }, mos: { skills: [] }, state: { phase: 'mos' }, ...more });
  const ends = (change: object) => types(all(change).does({ type: 'end-mos-phase', as: 'mos' })).includes('quest-ended');
  expect(ends({})).toBe(true);
  expect(ends({ fate: 1 })).toBe(false);
  expect(ends({ cards: 0 })).toBe(false);
  const revive = Object.values(content.items).find(({ effects }) => effects?.some(({ op }) => op === 'revive'));
  expect(ends({ satchel: [revive?.id ?? ''] })).toBe(false);
  expect(canReturn(content, { ...all({}).hero('warrior'), satchel: [revive?.id ?? ''] })).toBe(true);
  expect(canReturn(content, all({}).hero('warrior'))).toBe(false);
});

test('R37.7 R45.2 where all are dead they may say that nobody comes back: a defeat, with XP for the Master of Shadows', () => {
  const table = scene({ adventurers: { warrior: { dead: true, done: true, hp: 0, fate: 1 } }, mos: { skills: [] } });
  expect(table.not({ type: 'new-turn' })).toBeUndefined();
  const events = table.does({ type: 'abandon' });
  expect([last(events, 'objective-met')?.objective, last(events, 'quest-ended')?.winner, table.state.mos?.xp, table.hero('warrior').xp]).toEqual(['trial-deaths', 'mos', 20, 0]);
});

test('R32.4 R51.2 an event of the quest comes once, when its moment is there; the players’ own quests are told by their Master of Shadows', () => {
  const chapel = (quest: string) => duo({ state: { quest, rooms: { 'sunken-porch': { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false }, 'candle-crypt': { searched: false, traps: [], pits: 0, blue: 0, emptied: [], events: [], asleep: false, source: 3 } }, doors: {} } });
  const table = chapel('sunken-chapel');
  expect(last(end(table), 'quest-event')?.event).toBe('crypt-revealed');
  expect([table.state.reserve, table.state.later.length]).toEqual([1, 1]);
  expect(types(table.does({ type: 'done', as: 'wizard' }))).not.toContain('quest-event');
  const fresh = chapel('sunken-chapel').state;
  const quest = content.quests['sunken-chapel'];
  if (!quest) throw new Error('no chapel');
  const first = (mode: 'quest' | 'custom') => settle({ content: { ...content, quests: { ...content.quests, 'sunken-chapel': { ...quest, mode } } }, now: () => fresh }).next().value;
  expect(first('quest')).toEqual({ type: 'quest-event', event: 'crypt-revealed' });
  expect(first('custom')).not.toEqual({ type: 'quest-event', event: 'crypt-revealed' });
});

test('R51.3 in a quest of the players’ own the objectives are worth at most what its monsters are', () => {
  const quest = content.quests['open-page'];
  if (!quest) throw new Error('no open page');
  expect(mapXp(content, quest)).toBe(15);
  const rich = { ...content, quests: { ...content.quests, 'open-page': { ...quest, objectives: quest.objectives.map((each) => ({ ...each, xp: 99 })) } } };
  const { state } = duo({ state: { quest: 'open-page', met: ['slay-the-orc'] } });
  expect(objectiveXp(rich, state, 'adventurers')).toBe(15);
  for (const each of Object.values(content.quests).filter(({ id, mode }) => mode === 'custom' && !id.startsWith('trial')))
    expect(each.objectives.filter(({ side }) => side === 'adventurers').reduce((sum, { xp }) => sum + xp, 0)).toBe(mapXp(content, each));
});
