import assert from 'node:assert/strict';
import { together } from './phones';
import { begin, openTable, sitHere } from './tables';

together('one phone is table and player: the sheet lies behind a cover, and the app plays the monsters', async () => {
  const { host } = await openTable();
  await sitHere(host, 'hero-barbarian');
  await begin(host);

  // A tap is not enough: the sheet is for one pair of eyes.
  const look = async () => {
    await host.press('open-s1');
    await host.sees('cover');
    await host.misses('sheet-name');
    await host.element(host.by.id('lift')).longPress();
    await host.sees('sheet-name');
  };
  await host.press('open-s1');
  await host.press('lift');
  await host.misses('sheet-name');
  await host.press('cover-back');
  await look();

  await host.does('open', 'offer-open-door-oak');
  await host.does('move', 'offer-move-corridor');
  await host.does('attack', 'offer-attack-mon-goblin:1-broadsword');
  await host.types(2, 2, 1, 1);
  await host.press('to-table');

  // Nobody is the referee: the table rolls for the goblin, which lives.
  await host.types(6, 6);
  await host.reads('fallen-sum', 'No pair cancels, 6 to reach: no hit');
  await host.press('offer-end-turn');
  await host.press('offer-monsters-act');
  await host.types(6, 6);
  await host.sees('waiting');
  await look();
  await host.types(1);
  await host.counts('token-health', '6 of 8');
  await host.press('to-table');
  await host.reads('round', 'Round 2');
  await host.reads('party-health-hero-barbarian', '6');
  assert.ok((await host.spoken()).some((line) => /goblin/i.test(line)));
});
