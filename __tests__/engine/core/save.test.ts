import { seeded } from '@engine/core/chance';
import { Play } from '@engine/core/play';
import { isRefusal } from '@engine/core/ruleset';
import { begin, describe as describeSave, entryAt, keep, keysOf, load, seal, unseal } from '@engine/core/save';
import { answers, coins, does, memory, setup, undoes, type Coins, type CoinsPlay, type CoinsRuleset } from './coins';

const GAME = 'g1';

/** A game that is written down as it is played, as a host does. */
function kept() {
  const store = memory();
  const state = coins.setup(setup);
  begin(store, GAME, coins, setup, state);
  const play: CoinsPlay = new Play(coins, seeded(1), { n: 0, state });
  const written = (entries: ReturnType<typeof does>) => keep(store, GAME, play, entries);
  return {
    store,
    play,
    written,
    does: (...deed: [string, string?, number?]) => written(does(play, ...deed)),
    answers: (...deed: [string, ...(string | number)[]]) => written(answers(play, ...deed)),
  };
}

function reloaded(store: ReturnType<typeof memory>, ruleset: CoinsRuleset = coins): CoinsPlay {
  const saved = load(store, GAME, ruleset);
  if (isRefusal(saved)) throw new Error(saved.refused.key);
  return new Play(ruleset, seeded(2), saved.from, saved.entries);
}
const refusal = (store: ReturnType<typeof memory>, ruleset = coins) => {
  const saved = load(store, GAME, ruleset);
  return isRefusal(saved) ? saved.refused.key : undefined;
};

describe('a save', () => {
  test('gives back the game, its open question and its setup', () => {
    const game = kept();
    game.does('earn', 'ann', 3);
    game.does('each');
    game.answers('ann', 'red');
    game.does('tweak', 'bob', 2);
    const again = reloaded(game.store);
    expect(again.resume('resume')).toEqual([]);
    expect(again.state).toEqual(game.play.state);
    expect(again.open).toEqual(game.play.open);
    expect(describeSave(game.store, GAME)).toMatchObject({ system: 'coins', setup, last: 4 });
  });

  test('of a command that waits for hidden chance draws it when read', () => {
    const game = kept();
    const [command] = does(game.play, 'draw');
    game.store.set(`game/${GAME}/1`, seal(command));
    game.store.set(`game/${GAME}/head`, seal({ ...(unseal(game.store.get(`game/${GAME}/head`)) as object), last: 1 }));
    const again = reloaded(game.store);
    expect(again.resume('resume')).toMatchObject([{ n: 2, deed: { kind: 'answer', dice: 'hidden' }, closes: true }]);
  });

  test('whose last entry was written but not counted is read up to the count', () => {
    const game = kept();
    game.does('earn');
    game.store.set(`game/${GAME}/2`, seal(does(game.play, 'earn')[0]));
    expect(reloaded(game.store).last).toBe(1);
  });

  test.each([
    ['the head', `game/${GAME}/head`],
    ['the checkpoint', `game/${GAME}/at/0`],
    ['an entry', `game/${GAME}/2`],
  ])('is refused, and kept, when %s is cut in half, has a changed letter or is missing', (_, key) => {
    const game = kept();
    game.does('earn');
    game.does('earn');
    game.does('earn');
    const whole = game.store.get(key) ?? '';
    const middle = Math.floor(whole.length / 2);
    for (const broken of [whole.slice(0, middle), `${whole.slice(0, middle)}#${whole.slice(middle + 1)}`, '', 'nonsense']) {
      game.store.set(key, broken);
      const before = [...game.store.all];
      expect([broken, refusal(game.store)]).toEqual([broken, 'core.save-broken']);
      expect([...game.store.all]).toEqual(before);
    }
    game.store.delete(key);
    expect(refusal(game.store)).toBe('core.save-broken');
  });

  test('with an entry in another’s place is refused', () => {
    const game = kept();
    game.does('earn');
    game.does('earn');
    game.store.set(`game/${GAME}/2`, game.store.get(`game/${GAME}/1`) ?? '');
    expect(refusal(game.store)).toBe('core.save-broken');
  });

  test('of a newer format, or of newer rules, is refused as newer', () => {
    const game = kept();
    expect(refusal(game.store, { ...coins, version: 0 })).toBe('core.save-newer');
    game.store.set(`game/${GAME}/head`, seal({ ...(unseal(game.store.get(`game/${GAME}/head`)) as object), format: 2 }));
    expect(refusal(game.store)).toBe('core.save-newer');
  });

  test('of older rules is brought up by the newer', () => {
    const game = kept();
    game.does('earn');
    const newer: CoinsRuleset = { ...coins, version: 2, migrate: (state, from) => ({ ...(state as Coins), log: [`from ${from}`] }) };
    expect(reloaded(game.store, newer).state).toMatchObject({ log: ['from 1'], purses: { ann: 1 } });
  });

  test('keeps each game’s keys apart', () => {
    const game = kept();
    begin(game.store, 'g11', coins, setup, coins.setup(setup));
    expect(keysOf(game.store, GAME)).toHaveLength(2);
  });
});

describe('checkpoints', () => {
  const played = (count: number) => {
    const game = kept();
    for (let i = 0; i < count; i++) game.does('earn');
    return game;
  };
  const checkpoints = (game: ReturnType<typeof kept>) => keysOf(game.store, GAME).filter((key) => key.includes('/at/'));

  test.each<[number, string[]]>([
    [49, ['0']],
    [50, ['0', '50']],
    [99, ['0', '50']],
    [100, ['50', '100']],
    [150, ['100', '150']],
  ])('after %i entries', (count, at) => expect(checkpoints(played(count)).map((key) => key.split('/').at(-1))).toEqual(at));

  test('wait until no command is open', () => {
    const game = played(49);
    game.does('choose');
    expect(checkpoints(game)).toHaveLength(1);
    game.answers('ann', 'red');
    expect(checkpoints(game)).toHaveLength(2);
  });

  test('a long game is read from the older one: undo reaches beyond the newer, and old entries stay for the log', () => {
    const game = played(120);
    const again = reloaded(game.store);
    expect(again.state).toEqual(game.play.state);
    expect(again.entries[0]?.n).toBe(51);
    undoes(again, 60);
    expect(again.state.purses['ann']).toBe(59);
    expect(entryAt(game.store, GAME, 3)?.n).toBe(3);
  });

  test('one between a deed and its undo is dropped: the game could not be read on from it later', () => {
    const game = played(60);
    game.written(undoes(game.play, 40));
    for (let i = 0; i < 60; i++) game.does('earn');
    expect(reloaded(game.store).state).toEqual(game.play.state);
    expect(game.play.state.purses['ann']).toBe(99);
  });

  test('an undo that reaches behind all of them makes a new one, so that it can be read again', () => {
    const game = played(120);
    game.written(undoes(game.play, 10));
    expect(reloaded(game.store).state).toEqual(game.play.state);
    game.does('earn');
    expect(reloaded(game.store).state.purses['ann']).toBe(10);
  });
});

describe('rules that changed while a command was open', () => {
  const open = () => {
    const game = kept();
    game.does('rolls');
    game.answers('ann', 2);
    game.does('tweak', 'bob', 5);
    return game;
  };

  test.each<[string, CoinsRuleset['decide']]>([
    ['tell another story', function* (now, command) {
      if (command.type === 'tweak') return yield* coins.decide(now, command);
      for (const coin of [1, 2]) {
        yield { ask: 'roll', why: { key: 'why' }, to: 'ann', dice: ['d6'] };
        yield { type: 'got', who: 'ann', coins: coin };
      }
      return undefined;
    }],
    ['end sooner', function* (now, command) {
      if (command.type === 'tweak') return yield* coins.decide(now, command);
      return undefined;
    }],
  ])('call it off when they %s; corrections stay', (_, decide) => {
    const again = reloaded(open().store, { ...coins, decide });
    expect(again.resume('resume')).toMatchObject([{ deed: { kind: 'undo', of: 1 }, lines: [{ key: 'core.rules-changed' }] }]);
    expect([again.open, again.state.purses]).toEqual([undefined, { ann: 0, bob: 5 }]);
  });

  test('call it off when they end without the question, though nothing was told yet', () => {
    const game = kept();
    game.does('choose');
    const again = reloaded(game.store, {
      ...coins,
      decide(now, command) {
        const script = coins.decide(now, command);
        script.return(undefined);
        return script;
      },
    });
    expect(again.resume('resume')).toMatchObject([{ deed: { kind: 'undo', of: 1 } }]);
  });

  test('ask on when they tell the same', () => {
    const game = open();
    const again = reloaded(game.store);
    again.resume('resume');
    expect(again.open?.question?.id).toBe('1.1');
    answers(again, 'ann', 0);
    expect(again.state.purses).toEqual({ ann: 4, bob: 5 });
  });
});
