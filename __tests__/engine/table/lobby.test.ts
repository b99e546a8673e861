import { bench, hero, playing } from './room';

const seatNames = (phone: { picture?: { table: { seats: readonly { name: string }[] } } | undefined }) => phone.picture?.table.seats.map(({ name }) => name);

describe('the lobby', () => {
  test('T3.1 a seat brings none, one or several characters', () => {
    const room = bench();
    const table = room.own('table');
    const ann = room.phone('ann');
    ann.sit({ name: ' Ann ', locale: 'fr', ready: true, characters: [hero('a'), hero('b')] });
    room.phone('bob');
    room.hands.settle();
    expect(table.picture?.table.seats).toEqual([
      { id: 's1', name: 'Ann', locale: 'fr', characters: ['a', 'b'], here: true, ready: true },
      { id: 's2', name: 'bob', locale: 'en', characters: [], here: true, ready: false },
    ]);
    ann.sit({ characters: [hero('c')] });
    room.hands.settle();
    expect(table.picture?.table.characters).toEqual([hero('c')]);
  });

  test('T3.2 no kind and no character twice', () => {
    const room = bench();
    const ann = room.phone('ann');
    const bob = room.phone('bob');
    ann.sit({ characters: [hero('a', 'wizard')] });
    bob.sit({ characters: [hero('b', 'wizard')] });
    room.hands.settle();
    expect(bob.refusal?.line).toEqual({ key: 'table.kind-taken', with: { kind: 'wizard' } });
    bob.sit({ characters: [hero('a', 'elf')] });
    room.hands.settle();
    expect(bob.refusal?.line.key).toBe('table.character-taken');
    bob.sit({ characters: [hero('table', 'elf')] });
    room.hands.settle();
    expect(bob.refusal).toMatchObject({ serial: 3, line: { key: 'table.character-taken' } });
    bob.sit({ characters: [hero('b', 'elf'), hero('b', 'elf')] });
    ann.sit({ characters: [hero('a', 'wizard')] });
    room.hands.settle();
    expect(bob.refusal?.serial).toBe(4);
    expect(ann.refusal).toBeUndefined();
  });

  test('T3.3 nobody speaks for another seat, the table neither', () => {
    const room = bench();
    const table = room.own('table');
    const ann = room.phone('ann');
    room.phone('bob');
    ann.sit({ seat: 's2', name: 'Fool' });
    table.sit({ seat: 's2', name: 'Fool' });
    table.sit({ locale: 'fr' });
    ann.sit({ seat: 'new', name: 'More' });
    room.hands.settle();
    expect(ann.refusal).toMatchObject({ serial: 2, line: { key: 'table.not-your-seat' } });
    expect(table.refusal?.line.key).toBe('table.not-your-seat');
    expect(seatNames(table)).toEqual(['ann', 'bob']);
    expect(ann.picture?.table.locale).toBe('fr');
  });

  test('T3.4 why it cannot begin yet is shown and is the refusal', () => {
    const room = bench();
    const table = room.own('table');
    table.quest('q2');
    table.start();
    room.hands.settle();
    const why = { key: 'pebbles.nobody', with: { quest: 'q2' } };
    expect(table.picture?.table.unready).toEqual(why);
    expect(table.refusal?.line).toEqual(why);
    expect(table.picture?.table.stage).toBe('lobby');
  });

  test('T3.5 the table alone', () => {
    const room = playing();
    room.ann.start();
    room.ann.quest('q');
    room.ann.remove('s2');
    room.ann.lend('b', 's1');
    room.ann.admit('k1', 'new');
    room.hands.settle();
    expect(room.ann.refusal).toMatchObject({ serial: 5, line: { key: 'table.only-table' } });
  });

  test('T3.6 what is fixed after the start', () => {
    const room = playing();
    room.ann.sit({ characters: [hero('x')] });
    room.table.quest('q9');
    room.table.start();
    room.bob.sit({ name: 'Robert' });
    room.hands.settle();
    expect(room.ann.refusal?.line.key).toBe('table.started');
    expect(room.table.refusal).toMatchObject({ serial: 2, line: { key: 'table.started' } });
    expect(seatNames(room.ann)).toEqual(['ann', 'Robert']);
  });

  test('T3.6 nothing is played in the lobby', () => {
    const room = bench();
    const ann = room.phone('ann');
    ann.roll('1.0');
    room.hands.settle();
    expect(ann.refusal?.line.key).toBe('table.not-started');
  });

  test('T3.7 a removed seat, in the lobby and in play', () => {
    const lobby = bench();
    const table = lobby.own('table');
    const ann = lobby.phone('ann');
    ann.sit({ characters: [hero('a')] });
    lobby.hands.settle();
    table.remove('s1');
    lobby.hands.settle();
    expect([ann.status, ann.farewell?.key]).toEqual(['closed', 'table.removed']);
    expect(table.picture?.table).toMatchObject({ seats: [], characters: [] });
    ann.connect();
    lobby.hands.settle();
    expect([ann.status, ann.seat]).toEqual(['in-step', 's2']);

    const room = playing();
    room.table.remove('s2');
    room.table.remove('s9');
    room.hands.settle();
    expect(room.bob.status).toBe('closed');
    expect(room.table.refusal?.line.key).toBe('table.no-such-seat');
    room.table.lend('b', 's1');
    room.hands.settle();
    expect(room.ann.picture?.table.seats[0]?.characters).toEqual(['a', 'b']);
  });

  test('T3.8 a lent character is played and seen by the borrower alone', () => {
    const room = playing();
    room.bob.command({ type: 'peek', as: 'b' });
    room.hands.settle();
    const colour = room.bob.picture?.view?.heroes[1]?.colour;
    expect(colour).toBeDefined();
    expect(room.ann.picture?.view?.heroes[1]?.colour).toBeUndefined();
    room.table.lend('b', 's1');
    room.table.lend('z', 's1');
    room.hands.settle();
    expect(room.table.refusal?.line.key).toBe('table.no-such-character');
    expect(room.ann.picture?.view?.heroes[1]?.colour).toBe(colour);
    expect(room.bob.picture?.view?.heroes[1]?.colour).toBeUndefined();
    room.ann.command({ type: 'grab', as: 'b' });
    room.hands.settle();
    expect(room.ann.picture?.asked?.question?.ask).toBe('roll');
  });
});
