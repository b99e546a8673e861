import assert from 'node:assert/strict';
import { together } from './phones';
import { join, openTable } from './tables';

together('Erune with the printed values of a box: brought in by the host, seen by a guest, ruling on every phone', async () => {
  const { host, link } = await openTable('host', undefined, 'sunken-chapel');
  const lena = await join('Lena', link, ['warrior', 'archer']);
  await host.reads('box', /^Values proposed by this app/);

  // A file to fill in, one that is broken on its way, and one that is filled in.
  const blank = await host.web().takes(() => host.press('box-give'));
  const box = JSON.parse(blank.text) as { name: string; monsters: { id: string; hp: number }[] };
  assert.ok(box.monsters.some(({ id }) => id === 'goblin'), 'a monster card is ours to propose');
  const brings = (text: string) => host.web().hands({ name: 'box.json', text }, () => host.press('box-bring'));
  await brings('bread, milk');
  await host.sees('box-broken');
  await brings(JSON.stringify({ ...box, monsters: [{ ...box.monsters[0], hp: -1 }] }));
  await host.reads('refused', /Look at “monsters\.0\.hp”/);
  await host.reads('box', /^Values proposed by this app/);
  await brings(JSON.stringify({ ...box, name: 'The red box' }));
  for (const everybody of [host, lena]) await everybody.reads('box', /^Values from “The red box”/);
  await host.press('help-sheets');
  await host.press('help-guided');

  await host.press('begin');
  await host.sees('host-table');
  await host.press('offer-begin');
  await host.reads('round', /1$/);
  await lena.sees('banner');
  await lena.press('tab-bag');
  await lena.press('tab-skills');
  await lena.press('tab-sheet');
});
