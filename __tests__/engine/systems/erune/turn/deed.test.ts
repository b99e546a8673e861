import { last, scene, types, type Scene } from '../table';

const prepare = (as: string, more = {}) => ({ type: 'prepare', as, ...more }) as const;
const fire = { type: 'campfire' } as const;
const duo = (more: Partial<Scene> = {}) => scene({ adventurers: { warrior: { hp: 1 }, wizard: {} }, mos: { skills: [] }, draws: ['sound-sleep'], state: { campfire: true }, ...more });

test('R29.1 R29.4 to prepare ends the turn and gives a temporary SP beyond the maximum, until the end of the next own phase', () => {
  const table = duo();
  const before = table.hero('warrior').sp;
  table.does(prepare('warrior'));
  expect(table.hero('warrior')).toMatchObject({ sp: before, temporary: [{ points: 'sp', amount: 1, left: 2 }], done: true, acted: ['prepare'] });
  expect(table.not(prepare('warrior'))).toBe('erune.turn-over');
  table.does({ type: 'done', as: 'wizard' });
  expect(table.hero('warrior').temporary).toEqual([{ points: 'sp', amount: 1, left: 1 }]);
});

test('R29.1 it is a basic action: none is left after two', () => {
  expect(duo({ adventurers: { warrior: { acted: ['move', 'combat'] } } }).not(prepare('warrior'))).toBe('erune.two-actions');
});

test('Arcane Focus gives the Wizard a temporary MP instead', () => {
  const table = duo();
  expect(table.not(prepare('warrior', { mp: true }))).toBe('erune.no-arcane-focus');
  table.does(prepare('wizard', { mp: true }));
  expect(table.hero('wizard').temporary).toEqual([{ points: 'mp', amount: 1, left: 2 }]);
});

test('R30.1 one campfire a quest', () => {
  const table = duo();
  table.does(fire);
  expect(table.state.campfire).toBe(false);
  expect(duo({ state: { campfire: false } }).not(fire)).toBe('erune.campfire-used');
});

test('R30.2 all together, and no monster in the room', () => {
  expect(duo({ adventurers: { warrior: {}, wizard: { room: 'hall' } } }).not(fire)).toBe('erune.not-together');
  expect(duo({ adventurers: { warrior: {}, wizard: { room: 'hall', dead: true } } }).not(fire)).toBeUndefined();
  expect(duo({ monsters: { 'rat:1': {} } }).not(fire)).toBe('erune.monsters-at-fire');
  expect(duo({ monsters: { 'rat:1': { room: 'hall' } } }).not(fire)).toBeUndefined();
  expect(duo().not({ ...fire, as: 'mos' })).toBe('erune.party-only');
});

test('R30.3 R30.4 it ends the turn, the Spirit says what it brings, and levels may rise', () => {
  const table = duo();
  const events = table.does(fire);
  expect(types(events).slice(0, 2)).toEqual(['campfire-lit', 'rested']);
  expect(table.hero('warrior')).toMatchObject({ done: true, hp: 3 });
  expect([table.state.phase, table.state.remembered['camp-turn']]).toEqual(['spirit', '1']);
});

test('R45.6 either side may give up: the other wins, no objective XP, what was earned stays', () => {
  const table = duo({ adventurers: { warrior: { xp: 7, earned: 7 }, wizard: {} }, state: { met: ['trial-captain'] } });
  const events = table.does({ type: 'abandon', side: 'adventurers' });
  expect(last(events, 'quest-ended')?.winner).toBe('mos');
  expect(types(events)).not.toContain('earned');
  expect(table.hero('warrior')).toMatchObject({ xp: 7, quests: [{ quest: 'trial', winner: 'mos', xp: 7 }] });
  const other = duo();
  expect(last(other.does({ type: 'abandon', as: 'mos' }), 'quest-ended')?.winner).toBe('adventurers');
  expect(duo().not({ type: 'abandon', as: 'warrior', side: 'mos' })).toBe('erune.not-your-side');
});

test('outside a quest there is nothing to do here', () => {
  for (const phase of ['lobby', 'town'] as const) {
    const table = duo({ state: { phase } });
    for (const command of [prepare('warrior'), fire, { type: 'abandon' }, { type: 'new-turn' }, { type: 'done', as: 'warrior' }, { type: 'end-mos-phase', as: 'mos' }] as const)
      expect(table.not(command)).toBe(phase === 'lobby' ? 'erune.not-begun' : 'erune.quest-over');
  }
});
