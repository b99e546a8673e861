import * as fc from 'fast-check';
import { isRefusal, type Command } from '@engine/core/ruleset';
import { seal, unseal } from '@engine/core/save';
import { packCharacter, packGame, unpackCharacter, unpackGame } from '@engine/table/chest';
import { Host } from '@engine/table/host';
import { bench, Disk, hero, pebblesOf, playing } from './room';

const token = (as: string, by = 1) => ({ type: 'token', as, by }) as Command;
const why = (value: unknown) => (isRefusal(value) ? value.refused.key : value);
const packed = (disk: Disk): string => {
  const text = packGame(disk, 'g1');
  if (isRefusal(text)) throw new Error(text.refused.key);
  return text;
};

function played(count = 3) {
  const room = playing();
  for (let i = 0; i < count; i++) room.ann.command(token('a'));
  room.ann.command({ type: 'grab', as: 'a' });
  room.hands.settle();
  return room;
}

describe('the chest', () => {
  test('T11.1 a game goes on on another phone, in the middle of a question, with the same seats', () => {
    const room = played();
    const other = new Disk();
    expect(unpackGame(other, `${packed(room.disk)}\n`)).toBe('g1');
    room.host.close();
    room.hands.settle();
    const host = Host.reopen({ game: 'g1', store: other, chance: room.chance, clock: room.hands, soon: room.hands.soon, rulesets: () => room.rules });
    if (isRefusal(host)) throw new Error(host.refused.key);
    room.host = host;
    room.hands.pass(3000);
    expect(room.ann.picture?.asked?.question?.ask).toBe('roll');
    expect(pebblesOf(room.ann, 'a')).toBe(6);
  });

  test('T11.1 a lobby too, and a long game with checkpoints', () => {
    const lobby = bench();
    expect(unpackGame(new Disk(), packed(lobby.disk))).toBe('g1');
    expect(unpackGame(new Disk(), packed(played(180).disk))).toBe('g1');
  });

  test('T11.2 whatever is damaged or tampered with is refused and nothing is written', () => {
    const text = packed(played().disk);
    const disk = new Disk();
    expect(why(unpackGame(disk, text.slice(0, text.length / 2)))).toBe('core.save-broken');
    expect(why(unpackGame(disk, 'hello'))).toBe('core.save-broken');
    const file = unseal(text) as { format: number; game: string; parts: Record<string, string> };
    const tampered: [object, string][] = [
      [{ ...file, format: 2 }, 'core.save-newer'],
      [{ ...file, game: '../x' }, 'core.save-broken'],
      [{ ...file, chest: 'character' }, 'core.save-broken'],
      [{ ...file, parts: { ...file.parts, '../../phone': 'x' } }, 'core.save-broken'],
      [{ ...file, parts: { ...file.parts, '2': undefined } }, 'core.save-broken'],
      [{ ...file, parts: { ...file.parts, '2': file.parts['1'] } }, 'core.save-broken'],
      [{ ...file, parts: { ...file.parts, '2': 'w {' } }, 'core.save-broken'],
      [{ ...file, parts: { ...file.parts, head: seal({ ...(unseal(file.parts['head']) as object), last: 1e9 }) } }, 'core.save-broken'],
      [{ ...file, parts: { ...file.parts, head: seal({ ...(unseal(file.parts['head']) as object), format: 2 }) } }, 'core.save-newer'],
      [{ ...file, parts: { ...file.parts, table: seal({ format: 2 }) } }, 'core.save-newer'],
      [{ ...file, parts: { ...file.parts, 'at/0': undefined } }, 'core.save-broken'],
    ];
    for (const [value, key] of tampered) expect([why(unpackGame(disk, seal(value))), key]).toEqual([key, key]);
    expect(disk.keys()).toEqual([]);
    expect(why(packGame(disk, 'g1'))).toBe('core.save-broken');
  });

  test('T11.2 a letter changed anywhere is noticed', () => {
    const text = packed(played().disk);
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.constantFrom('x', '0', '}'), (at, letter) => {
        const disk = new Disk();
        const changed = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
        fc.pre(changed !== text);
        expect(why(unpackGame(disk, changed))).toBe('core.save-broken');
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('T11.3 a game further along, or gone on differently, is not replaced; one that it continues is', () => {
    const room = played(1);
    const early = packed(room.disk);
    room.ann.roll('2.0');
    room.hands.settle();
    const late = packed(room.disk);
    expect(unpackGame(room.disk, early)).toBe('g1-2');
    expect(unpackGame(room.disk, early)).toBe('g1-3');
    expect(packed(room.disk)).toBe(late);
    const behind = new Disk();
    unpackGame(behind, early);
    expect(unpackGame(behind, late)).toBe('g1');
    expect(packed(behind)).toBe(late);
    const differently = played(2);
    expect(unpackGame(differently.disk, late)).toBe('g1-2');
    const lobby = bench();
    expect(unpackGame(room.disk, packed(lobby.disk))).toBe('g1-4');
    expect(unpackGame(playing().disk, packed(lobby.disk))).toBe('g1-2');
    const copy = Host.reopen({ game: 'g1-2', store: room.disk, chance: room.chance, clock: room.hands, rulesets: () => room.rules });
    expect(isRefusal(copy)).toBe(false);
  });

  test('T11.4 a full disk leaves nothing half unpacked', () => {
    const text = packed(played().disk);
    const disk = new Disk();
    let left = 3;
    disk.fails = (_, act) => act === 'set' && left-- <= 0;
    expect(why(unpackGame(disk, text))).toBe('table.disk-full');
    expect(disk.keys()).toEqual([]);
  });

  test('T11.5 a character with its system', () => {
    const character = { ...hero('a'), sheet: { pebbles: 7 } };
    expect(unpackCharacter(packCharacter('pebbles', character))).toEqual({ system: 'pebbles', character });
    expect(why(unpackCharacter(packCharacter('pebbles', character).slice(0, 40)))).toBe('core.save-broken');
    expect(why(unpackCharacter(seal({ chest: 'character', format: 1, system: 'pebbles', character: { ...character, gender: 'x' } })))).toBe('core.save-broken');
    expect(why(unpackCharacter(seal({ chest: 'character', format: 2 })))).toBe('core.save-newer');
  });
});
