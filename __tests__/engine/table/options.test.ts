import { raw } from '@content/erune';
import { sound } from '@engine/packs/pack';
import { packGame, unpackGame } from '@engine/table/chest';
import { erune } from '@engine/systems/erune';
import { readContent } from '@engine/systems/erune/content';
import { bench, hero } from './room';

const ruleset = erune(sound(readContent(raw)));
const goblin = raw.monsters.find(({ id }) => id === 'goblin');
const printed = { name: 'Mine', monsters: [{ ...goblin, hp: 3 }] };
const opened = () => {
  const room = bench(1, ruleset);
  const table = room.own('table');
  table.quest('sunken-chapel');
  const ann = room.phone('ann');
  ann.sit({ characters: [hero('a', 'warrior'), hero('b', 'archer')] });
  room.hands.settle();
  return { room, table, ann };
};

test('T3.9 a broken overlay is refused with its place, and nothing changes', () => {
  const { room, table } = opened();
  const before = table.picture;
  table.choose({ overlay: { ...printed, monsters: [{ ...goblin, hp: -1 }] } });
  room.hands.settle();
  expect(table.refusal?.line).toEqual({ key: 'erune.bad-overlay', with: { place: 'monsters.0.hp' } });
  expect(table.picture).toEqual(before);
});

test('T3.9 only the table chooses, only where there is a choice, and only before the start', () => {
  const { room, table, ann } = opened();
  ann.choose({ help: 'sheets' });
  room.hands.settle();
  expect(ann.refusal?.line.key).toBe('table.only-table');
  table.start();
  table.choose({ help: 'sheets' });
  room.hands.settle();
  expect(table.refusal?.line.key).toBe('table.started');
  const plain = bench();
  const other = plain.own('table');
  other.choose({});
  plain.hands.settle();
  expect(other.refusal?.line.key).toBe('table.no-options');
});

test('T3.9 what the table chose is seen in every lobby, rules the game, and goes with its file', () => {
  const { room, table, ann } = opened();
  table.choose({ help: 'sheets', overlay: printed });
  room.hands.settle();
  expect(ann.picture?.table.options).toEqual({ help: 'sheets', overlay: printed });
  table.start();
  room.hands.settle();
  expect(ann.picture?.table).not.toHaveProperty('options');
  expect(ann.picture?.view).toMatchObject({ help: 'sheets', overlay: printed });

  const file = packGame(room.disk, 'g1');
  room.host.close();
  room.disk.data.clear();
  expect(unpackGame(room.disk, String(file))).toBe('g1');
  room.reopen();
  const again = room.own('table');
  room.hands.settle();
  expect(again.picture?.view).toMatchObject({ help: 'sheets', overlay: printed });
});
