import assert from 'node:assert/strict';
import type { Paper } from './hatch';
import { person, type Person } from './people';
import { together } from './phones';
import { begin, join, openTable } from './tables';

const BROKEN = /^This saved game is damaged and cannot be opened/;

/** What becomes of a file on its way: half of it lost, one letter changed, something else altogether. */
const damaged = ({ name, text }: Paper): readonly Paper[] => [
  { name, text: text.slice(0, text.length / 2) },
  { name, text: text.replace('hero-barbarian', 'hero-barbarien') },
  { name, text: '' },
  { name: 'list.txt', text: 'bread, milk' },
];

const opens = (who: Person, paper: Paper) => who.web().hands(paper, () => who.press('home-open'));
const takesIn = (who: Person, paper: Paper) => who.web().hands(paper, () => who.press('import'));

together('a game taken away as a file goes on in another browser, exactly where it was', async () => {
  const { host, link } = await openTable();
  const lena = await join('Lena', link, ['hero-barbarian']);
  await begin(host);
  await lena.does('open', 'offer-open-door-oak');
  await lena.does('move', 'offer-move-corridor');
  await lena.press('token-health-less');
  await lena.does('attack', 'offer-attack-mon-goblin:1-broadsword');
  await lena.sees('question');
  await host.reads('party-health-hero-barbarian', '7');
  await host.press('pause');
  const game = await host.web().takes(() => host.press('game-file'));
  assert.match(game.name, /^The Locked Cellar.*\.json$/);
  await host.device.terminateApp();

  const other = await person('other');
  await other.device.launchApp({ newInstance: true, delete: true });
  await other.sees('home');
  const before = await other.web().kept();
  for (const paper of damaged(game)) {
    await opens(other, paper);
    await other.reads('file-refused', BROKEN);
    assert.deepEqual(await other.web().kept(), before, 'a damaged file leaves nothing behind');
  }
  await opens(other, game);
  await other.reads('round', 'Round 1');
  await other.reads('party-health-hero-barbarian', '7');
  await other.sees('waiting');

  // The new host has a code of its own: Lena knocks there and finds her question where she left it.
  await other.press('pause');
  const code = (await other.text('paused')).match(/code ([2-9A-Z]{6})\./)?.[1] ?? '';
  await other.press('go-on');
  await lena.device.launchApp({ newInstance: true, url: `/join?room=${code}` });
  await lena.press('claim-s1');
  await other.press('admit');
  await lena.types(6, 6, 6, 6);
  await other.types(1, 1);
  await lena.reads('fallen-sum', /4 hits$/);
  await other.misses('monster-mon-goblin:1');

  // Home no longer speaks of the damaged ones.
  await other.press('pause');
  await other.press('leave');
  await other.sees('home-again');
  await other.misses('file-refused');
});

together('a character taken out of one phone moves into another', async () => {
  const ada = await person('Ada');
  await ada.device.launchApp({ newInstance: true, delete: true });
  await ada.press('home-characters');
  await ada.press('make');
  await ada.press('make-hero-wizard');
  await ada.element(ada.by.id('edit-name')).replaceText('Mirabel');
  await ada.press('edit-keep');
  await ada.press('character-hero-wizard');
  const mirabel = await ada.web().takes(() => ada.press('export'));
  assert.equal(mirabel.name, 'Mirabel.erune.json');

  const tom = await person('Tom');
  await tom.device.launchApp({ newInstance: true, delete: true, url: '/characters' });
  await takesIn(tom, { ...mirabel, text: mirabel.text.slice(0, -9) });
  await tom.reads('character-refused', /^This character cannot be read/);
  await tom.misses('character-hero-wizard');
  await takesIn(tom, mirabel);
  await tom.reads('character-hero-wizard', /^Mirabel/);
  await tom.misses('character-refused');

  // A character is no game: said, and nothing happens.
  await tom.device.openURL({ url: '/' });
  await opens(tom, mirabel);
  await tom.reads('file-refused', BROKEN);
  await tom.misses('host-table');
  await tom.device.openURL({ url: '/characters' });
  await tom.reads('character-hero-wizard', /^Mirabel/);
});
