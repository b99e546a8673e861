import assert from 'node:assert/strict';
import { person, type Person } from './people';
import { together } from './phones';
import { begin, join, openTable, sitHere } from './tables';

together('a French player sits at an English table: each phone tells the same in its own tongue', async () => {
  const { host, link } = await openTable();
  const lena = await join('Lena', link, ['hero-barbarian'], { locale: 'fr-FR' });
  await host.reads('seat-s1', /Lena.*Barbare.*français/);
  await begin(host);
  await lena.reads('banner', /^À toi/);
  await lena.does('open', 'offer-open-door-oak');
  await host.reads('spirit-words', /oak door/i);
  await lena.press('tab-table');
  await lena.reads('log', /porte de chêne/i);
  const [english, french] = [await host.text('log'), await lena.text('log')];
  assert.doesNotMatch(english, /porte|couloir|gobelin/i);
  assert.doesNotMatch(french, /door|corridor|goblin\b/i);
  assert.ok((await host.spoken()).some((line) => /oak door/i.test(line)), 'the Spirit speaks the tongue of its own phone');
  assert.deepEqual(await lena.spoken(), [], 'one phone speaks, the one in the middle');

  // The same question, to the one who is asked and to those who wait.
  await lena.press('tab-sheet');
  await lena.does('move', 'offer-move-corridor');
  await lena.does('attack', 'offer-attack-mon-goblin:1-broadsword');
  await lena.reads('roll', /^Lancer \d dés/);
  await host.reads('waiting', /Barbare.*is asked/);

  // Lena changes her mind about the language; the table stays English.
  await lena.device.openURL({ url: '/settings' });
  await lena.press('settings-language-en');
  await lena.device.openURL({ url: link });
  await lena.reads('roll', /^Roll \d dice/);
});

together('what is set stays set', async () => {
  const nora = await person('Nora');
  await nora.device.launchApp({ newInstance: true, delete: true, url: '/settings' });
  await nora.element(nora.by.id('settings-name')).replaceText('Nora');
  for (const choice of ['settings-language-fr', 'settings-voice', 'settings-rate-1.25', 'settings-dice-real']) await nora.press(choice);
  await nora.device.reloadReactNative();
  await nora.reads('settings-head', 'Réglages');
  await nora.counts('settings-name', 'Nora');
  const isOn = (id: string, on: boolean) => nora.expect(nora.element(nora.by.id(id))).toHaveToggleValue(on);
  await isOn('settings-voice', false);
  for (const choice of ['language-fr', 'rate-1.25', 'dice-real']) await isOn(`settings-${choice}`, true);
  await nora.device.launchApp({ newInstance: true });
  await nora.reads('home-host', /Ouvrir une table/);
});

together('the Spirit repeats, stops, and is silent when it is told to be', async () => {
  const { host } = await openTable('Ada');
  await sitHere(host, 'hero-barbarian');
  await begin(host);
  const told = await says(host, 4);
  assert.match(told.join(' '), /brass key/);
  await host.press('spirit-repeat');
  assert.deepEqual(await says(host, told.length * 2), [...told, ...told]);

  // From here on a line lasts until somebody stops it.
  await host.web().drawl();
  await host.press('spirit-repeat');
  await host.press('spirit-stop');
  await host.sees('spirit-repeat');
  const first = [...told, ...told, told[0]];
  assert.deepEqual(await host.spoken(), first, 'the rest of what was to be said is dropped');

  await host.press('spirit-repeat');
  await host.sees('spirit-stop');
  await setVoice(host);
  await host.sees('spirit-repeat');
  await host.reads('spirit', /The voice is off\./);
  await host.does('open', 'offer-open-door-oak');
  await host.reads('spirit-words', /oak door/i);
  assert.deepEqual(await host.spoken(), [...first, told[0]], 'silent, in the middle of a line too');

  await setVoice(host);
  await host.does('move', 'offer-move-corridor');
  await host.sees('spirit-stop');
  assert.match((await host.spoken()).at(-1) ?? '', /corridor/i);
});

async function setVoice(host: Person): Promise<void> {
  await host.press('pause');
  await host.press('pause-voice');
  await host.press('go-on');
  await host.misses('paused');
}

/** What was said, once it is so many lines at least and ends with the last of what stands on the Spirit's page. */
async function says(host: Person, lines: number): Promise<readonly string[]> {
  const limit = Date.now() + 10_000;
  for (;;) {
    const spoken = await host.spoken();
    if (spoken.length >= lines && (await host.text('spirit-words')).endsWith(spoken.at(-1) ?? '')) return spoken;
    assert.ok(Date.now() < limit, `said only ${spoken.join(' | ')}`);
  }
}
