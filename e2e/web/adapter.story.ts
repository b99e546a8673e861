import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { by, device, element, expect, waitFor } from 'detox';
import { phone } from '../phones';
import { stage } from './stage';

const ITEMS = Array.from({ length: 40 }, (_, at) => `<p data-testid="item-${at}">Item ${at}</p>`).join('');

/** A page as React Native for the web would make it, with one of everything that the adapter can touch. */
const PAGE = `<!doctype html><html><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>
  body { margin: 0 } #list { height: 200px; overflow: auto } .below { margin-top: 2000px }
</style></head><body>
  <h1 data-testid="title">Hello</h1>
  <div role="button" data-testid="more" aria-label="One more" onclick="count.textContent = ++n">+</div>
  <span data-testid="count" id="count">0</span>
  <input data-testid="name" placeholder="Name" onkeydown="if (event.key === 'Enter') entitle(this.value)">
  <div data-testid="switch" role="switch" aria-checked="false" onclick="this.setAttribute('aria-checked', true)">switch</div>
  <div data-testid="health" role="slider" aria-valuetext="9 of 12" aria-label="Health">9</div>
  <div data-testid="hold" id="hold">hold me</div>
  <div data-testid="pane" id="pane" style="height: 100px; touch-action: none">pane</div>
  <div id="list" data-testid="list">${ITEMS}</div>
  <div data-testid="twice">a</div><div data-testid="twice">b</div>
  <div style="display: none"><div data-testid="shared">under</div></div><div data-testid="shared">over</div>
  <div data-testid="card"><b>Riposte</b><i data-testid="cost">1</i></div>
  <button data-testid="fail" onclick="console.error('the milk is sour')">fail</button>
  <button data-testid="say" onclick="__eruneMouth.speak('Well met', 'en', 1)">say</button>
  <div class="below" data-testid="below">below</div>
  <script>
    let n = 0, held, from;
    const entitle = (text) => document.querySelector('h1').textContent = text;
    localStorage.seen = Number(localStorage.seen || 0) + 1;
    hold.ontouchstart = () => held = setTimeout(() => hold.textContent = 'held', 400);
    hold.ontouchend = () => clearTimeout(held);
    pane.ontouchstart = (event) => from = event.touches[0].clientX;
    pane.ontouchmove = (event) => pane.textContent = event.touches[0].clientX < from ? 'left' : 'right';
    entitle([location.pathname, navigator.language, localStorage.seen, innerWidth].join(' '));
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<div data-testid="late" style="position:fixed;top:0">late</div>'), 300);
  </script></body></html>`;

let server: Server;
let home: string;

beforeAll(async () => {
  server = createServer((_request, response) => void response.setHeader('Content-Type', 'text/html').end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => device.launchApp({ newInstance: true, delete: true, url: home }));

const fails = (promise: Promise<unknown>, said: RegExp) => assert.rejects(promise, ({ message }: Error) => said.test(message));

it('finds by id, text, label and what lies within', async () => {
  await expect(element(by.id('count'))).toHaveText('0');
  await expect(element(by.id(/^cou/))).toExist();
  await expect(element(by.text('Riposte'))).toBeVisible();
  await expect(element(by.label('One more'))).toHaveId('more');
  await expect(element(by.id('more').and(by.label('One more')))).toBeVisible();
  await expect(element(by.id('more').and(by.label('Health')))).not.toExist();
  await expect(element(by.id('cost').withAncestor(by.id('card')))).toHaveText('1');
  await expect(element(by.id('card').withDescendant(by.id('cost')))).toHaveText('Riposte1');
  await expect(element(by.id('cost').withAncestor(by.id('list')))).not.toExist();
});

it('takes the shown one of several, and asks which if more are', async () => {
  await expect(element(by.id('shared'))).toHaveText('over');
  await expect(element(by.id('twice')).atIndex(1)).toHaveText('b');
  await fails(element(by.id('twice')).tap(), /2 elements are id "twice" on phone: say which with atIndex/);
});

it('taps, holds, types and returns', async () => {
  await element(by.id('more')).tap();
  await element(by.label('One more')).multiTap(2);
  await expect(element(by.id('count'))).toHaveText('3');
  await element(by.id('hold')).longPress(600);
  await expect(element(by.id('hold'))).toHaveText('held');
  await element(by.id('name')).typeText('Mira');
  await expect(element(by.id('name'))).toBeFocused();
  await element(by.id('name')).tapBackspaceKey();
  await expect(element(by.id('name'))).toHaveValue('Mir');
  await element(by.id('name')).replaceText('Aramil');
  await element(by.id('name')).tapReturnKey();
  await expect(element(by.id('title'))).toHaveText('Aramil');
  await element(by.id('name')).clearText();
  await expect(element(by.id('name'))).toHaveText('');
});

it('reads labels, values, switches and attributes', async () => {
  await expect(element(by.id('health'))).toHaveLabel('Health');
  await expect(element(by.id('health'))).toHaveValue('9 of 12');
  await element(by.id('switch')).tap();
  await expect(element(by.id('switch'))).toHaveToggleValue(true);
  const attributes = await element(by.id('name')).getAttributes();
  const { identifier, placeholder, visible, enabled } = attributes as Detox.ElementAttributes;
  assert.deepEqual({ identifier, placeholder, visible, enabled }, { identifier: 'name', placeholder: 'Name', visible: true, enabled: true });
  const both = (await element(by.id('twice')).getAttributes()) as { elements: unknown[] };
  assert.equal(both.elements.length, 2);
});

it('knows what is on the screen, and scrolls', async () => {
  await expect(element(by.id('below'))).toExist();
  await expect(element(by.id('below'))).not.toBeVisible();
  await expect(element(by.id('item-39'))).not.toBeVisible();
  await waitFor(element(by.id('item-20'))).toBeVisible().whileElement(by.id('list')).scroll(100, 'down');
  await element(by.id('list')).scrollTo('bottom');
  await expect(element(by.id('item-39'))).toBeVisible();
  await fails(element(by.id('list')).scroll(10, 'down'), /cannot scroll further down/);
  await element(by.id('list')).scrollTo('top');
  await element(by.id('list')).swipe('up', 'slow', 0.5);
  await expect(element(by.id('item-0'))).not.toBeVisible();
  await element(by.id('pane')).swipe('left');
  await expect(element(by.id('pane'))).toHaveText('left');
});

it('waits, and says what it waited for in vain', async () => {
  await waitFor(element(by.id('late'))).toBeVisible().withTimeout(2000);
  await fails(waitFor(element(by.id('count'))).toHaveText('7').withTimeout(200), /expected id "count" on phone to have text "7", but it has "0"/);
  await fails(waitFor(element(by.id('nobody'))).toExist().withTimeout(100), /but there is none/);
  await fails(waitFor(element(by.id('late'))).not.toExist().withTimeout(100), /not to exist, but it is there/);
});

it('launches anew, keeps or forgets what was stored, turns and speaks a language', async () => {
  await expect(element(by.id('title'))).toHaveText('/ en-US 1 390');
  await device.reloadReactNative();
  await expect(element(by.id('title'))).toHaveText('/ en-US 2 390');
  await device.openURL({ url: `${home}/join` });
  await expect(element(by.id('title'))).toHaveText('/join en-US 3 390');
  await device.launchApp({ newInstance: true, url: home, languageAndLocale: { language: 'fr', locale: 'fr_FR' } });
  await expect(element(by.id('title'))).toHaveText('/ fr-FR 4 390');
  await device.terminateApp();
  await device.launchApp({ url: home, delete: true, permissions: { camera: 'YES', microphone: 'YES' } });
  await expect(element(by.id('title'))).toHaveText('/ fr-FR 1 390');
  await device.setOrientation('landscape');
  await device.reloadReactNative();
  await expect(element(by.id('title'))).toHaveText('/ fr-FR 2 844');
});

it('takes pictures', async () => {
  const path = await device.takeScreenshot('adapter');
  assert.ok(existsSync(path));
  rmSync(path);
});

it('has as many phones as there are people, each its own', async () => {
  const [mira, tom] = await Promise.all([phone('mira'), phone('tom', { size: { width: 320, height: 568 }, locale: 'de-DE' })]);
  await Promise.all([mira, tom].map((one) => one.device.launchApp({ url: home })));
  await mira.element(mira.by.id('more')).tap();
  await mira.expect(mira.element(mira.by.id('count'))).toHaveText('1');
  await tom.expect(tom.element(tom.by.id('count'))).toHaveText('0');
  await tom.expect(tom.element(tom.by.id('title'))).toHaveText('/ de-DE 1 320');
  await tom.element(tom.by.id('say')).tap();
  assert.deepEqual(await tom.spoken(), ['Well met']);
  assert.deepEqual(await mira.spoken(), []);
});

it('hears an error in the console of any phone', async () => {
  const tom = await phone('tom');
  await tom.device.launchApp({ url: home });
  await tom.element(tom.by.id('fail')).tap();
  assert.match(stage.takeErrors().join('\n'), /^tom: the milk is sour/);
});

it('lets an error pass that was forgiven before', async () => {
  const mira = await phone('mira');
  mira.forgive(/milk is sour/);
  await mira.device.launchApp({ url: home });
  await mira.element(mira.by.id('fail')).tap();
});
