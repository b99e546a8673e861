import assert from 'node:assert/strict';
import { GUEST_LIMIT, PROTOCOL } from '../engine/table/protocol';
import { closeReason, WIRE } from '../engine/table/wire';
import type { Person } from './people';
import { together } from './phones';
import { Stranger } from './stranger';
import { begin, join, openTable, sitHere } from './tables';

const MB = 1024 * 1024;
const hello = { t: 'hello', v: PROTOCOL, phone: 'a-phone-of-my-own', locale: 'en' };

/** What a player's phone keeps to be let in again: after a sum, JSON. */
async function tokenOf(who: Person, code: string): Promise<string> {
  const pass = (await who.web().kept())[`guest/${code}/me`] ?? '';
  const { token } = JSON.parse(pass.slice(pass.indexOf(' '))) as { token: string };
  return token;
}

together('whatever strangers send, they are told why not, and the table goes on', async () => {
  const { host, code, link } = await openTable();
  const lena = await join('Lena', link, ['hero-barbarian']);
  const jo = await join('Jo', link, ['referee']);
  await host.sees('seat-s2');
  await begin(host);
  await lena.does('open', 'offer-open-door-oak');
  await lena.does('move', 'offer-move-corridor');
  await lena.does('attack', 'offer-attack-mon-goblin:1-broadsword');
  await lena.sees('question');

  const origin = host.web().origin();
  const stranger = await Stranger.at(origin, code);
  stranger.say({ t: 'command', id: 'x', command: { type: 'leave' } });
  assert.equal(await stranger.refused(), 'table.hello-first');
  for (const broken of ['{"t":"hel', 'no JSON at all', '[]', '{"t":"dance"}', JSON.stringify({ ...hello, locale: 7 })]) {
    stranger.say(broken);
    assert.equal(await stranger.refused(), 'table.bad-frame', broken);
  }
  stranger.say({ ...hello, name: 'x'.repeat(GUEST_LIMIT) });
  assert.equal(await stranger.refused(), 'table.too-big');
  stranger.say({ t: 'ping' });
  await stranger.hears('pong');

  // A wrong token is a lost one: they may knock, and learn nothing but which seats are empty.
  stranger.say({ ...hello, token: 'x'.repeat(32) });
  assert.equal(await stranger.refused(), 'table.wrong-token');
  assert.deepEqual((await stranger.hears('knocking')).away, []);
  await host.sees('knock');
  stranger.say({ t: 'claim', seat: 's1' });
  assert.equal(await stranger.refused(), 'table.seat-here');
  await host.press('decline');
  assert.equal((await stranger.hears('bye')).line.key, 'table.not-admitted');
  assert.equal(closeReason((await stranger.ended()).code), 'dropped');
  assert.ok(!stranger.heard.some(({ t }) => ['welcome', 'whole', 'patch', 'told', 'log'].includes(t)), 'a stranger saw the game');

  const newer = await Stranger.at(origin, code);
  newer.say({ ...hello, v: PROTOCOL + 1 });
  assert.equal((await newer.hears('bye')).line.key, 'table.version');
  await newer.ended();
  const elsewhere = Stranger.dial(origin, `/relay?v=${WIRE + 1}&room=${code}&as=guest`);
  assert.equal(closeReason((await elsewhere.ended()).code), 'version');
  const loud = await Stranger.at(origin, code);
  loud.say('x'.repeat(10 * MB));
  assert.equal(closeReason((await loud.ended()).code), 'too-big');

  // Somebody who has a seat, but not this one: the question stays Lena's.
  const second = await Stranger.at(origin, code);
  second.say({ ...hello, token: await tokenOf(jo, code) });
  const { asked, table } = (await second.hears('whole')).picture;
  const [barbarian, referee] = ['hero-barbarian', 'referee'].map((kind) => table.characters.find((one) => one.kind === kind)?.id);
  const answer = (id: string, as: string | undefined, to = asked?.id) => second.say({ t: 'answer', id, answer: { to, as, picks: [5, 5, 5, 5] } });
  answer('a1', barbarian);
  assert.equal(await second.refused(), 'table.not-your-character');
  answer('a2', referee);
  assert.equal(await second.refused(), 'core.not-yours');
  answer('a3', barbarian, 'another-question');
  assert.equal(await second.refused(), 'core.question-over');
  second.say({ t: 'roll', id: 'a4', question: asked?.id });
  assert.equal(await second.refused(), 'table.not-your-character');
  second.say({ t: 'admit', id: 'a5', knock: 'k1', seat: 'new' });
  assert.equal(await second.refused(), 'table.only-table');
  second.leave();

  // As if nobody had come.
  await host.misses('knock');
  await lena.types(6, 5, 5, 3);
  await jo.types(5, 2);
  for (const who of [host, lena, jo]) await who.reads('fallen-sum', '1 pair cancels, 2 to reach: 3 hits');
  await lena.press('banner-action');
  await jo.press('banner-action');
  await host.reads('round', 'Round 2');
});

together('a save that was cut in half is said to be broken and stays as it is', async () => {
  const { host } = await openTable('Ada');
  await sitHere(host, 'hero-barbarian');
  await begin(host);
  const save = await host.web().kept();
  for (const part of ['table', 'head', '1', 'at/0']) {
    const key = Object.keys(save).find((one) => one.startsWith('game/') && one.endsWith(`/${part}`)) ?? '';
    const whole = save[key] ?? '';
    const half = whole.slice(0, whole.length / 2);
    await host.web().tamper(key, half);
    await host.device.reloadReactNative();
    await host.reads('trouble-why', /^This saved game is damaged and cannot be opened\. It was left exactly as it is/);
    assert.deepEqual(game(await host.web().kept()), game({ ...save, [key]: half }), part);
    await host.web().tamper(key, whole);
  }
  // The way back leads somewhere, and whoever finds a good copy goes on.
  await host.press('trouble-home');
  await host.press('home-again');
  await host.reads('round', 'Round 1');
});

/** What is kept of games, apart from settings and the list of tables. */
const game = (kept: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(kept).filter(([key]) => key.startsWith('game/')));
