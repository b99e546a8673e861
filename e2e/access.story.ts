import assert from 'node:assert/strict';
import { person, type Person } from './people';
import { together, type PhoneOptions } from './phones';
import { begin, join, openTable } from './tables';

/** The smallest phone that people still carry. */
const small: PhoneOptions = { size: { width: 320, height: 640 } };
/** French needs more room. */
const smallFrench: PhoneOptions = { ...small, locale: 'fr-FR' };

/** Nothing keeps anybody from using the screen, and the keyboard alone reaches what matters most on it. */
async function open(who: Person, screen: string, primary: string): Promise<void> {
  await who.sees(screen);
  await who.sees(primary);
  assert.deepEqual(await who.web().barriers(), [], screen);
  await who.web().tabsTo(primary);
}

together('before a table: home, settings, characters, a new table, the way in', async () => {
  const nora = await person('Nora', smallFrench);
  await nora.device.launchApp({ newInstance: true, delete: true });
  await open(nora, 'home', 'home-begin');
  await nora.device.openURL({ url: '/settings' });
  await open(nora, 'settings', 'settings-voice');
  await nora.device.openURL({ url: '/host' });
  await open(nora, 'new-table', 'open-quest-1');
  await nora.device.openURL({ url: '/join' });
  await nora.element(nora.by.id('join-code')).replaceText('K7QF3M');
  await open(nora, 'find', 'join-go');
  await nora.device.openURL({ url: '/join?room=222222' });
  await open(nora, 'trouble', 'trouble-again');

  await nora.device.openURL({ url: '/characters' });
  await open(nora, 'characters', 'make');
  await nora.press('make');
  await open(nora, 'making', 'make-hero-wizard');
  await nora.press('make-hero-wizard');
  await open(nora, 'edit', 'edit-keep');
  await nora.press('edit-keep');
  await nora.press('character-hero-wizard');
  await open(nora, 'characters', 'export');
});

together('at a table: lobbies, host, sheet with a question, dice, pause, the door', async () => {
  const { host, link } = await openTable('host', small);
  const lena = await join('Lena', link, ['hero-barbarian'], smallFrench);
  await open(lena, 'guest-lobby', 'take-hero-wizard');
  const jo = await join('Jo', link, ['referee'], small);
  await host.sees('seat-s2');
  await open(host, 'host-lobby', 'begin');
  await begin(host);
  await open(lena, 'player', 'banner-action');
  await lena.does('open', 'offer-open-door-oak');
  await lena.does('move', 'offer-move-corridor');
  await open(host, 'host-table', 'offer-end-turn');
  await open(jo, 'player', 'tab-table');
  await lena.does('attack', 'offer-attack-mon-goblin:1-broadsword');
  await open(lena, 'question', 'roll');
  await lena.press('dice-mode-real');
  await open(lena, 'question', 'face-6');
  await lena.press('tab-middle');
  await open(lena, 'free-dice', 'free-roll');
  await lena.press('free-dice-close');
  for (const tab of ['bag', 'spells', 'table']) {
    await lena.press(`tab-${tab}`);
    await open(lena, 'player', `tab-${tab}`);
  }
  await host.press('pause');
  await open(host, 'paused', 'go-on');
  await host.press('go-on');

  const tom = await person('Tom', small);
  await tom.device.launchApp({ newInstance: true, delete: true, url: link });
  await open(tom, 'knocking', 'claim-new');
  await tom.press('claim-new');
  await open(host, 'knock', 'admit');
});
