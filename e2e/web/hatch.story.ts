import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { person } from '../people';

/** What a page can do wrong to those who see little, aim badly, or have no finger on the glass; and one control that is right. */
const PAGE = `<!doctype html><html lang="en"><head><title>Hatch</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <style>body { margin: 0 } button { width: 60px; height: 60px } [data-testid=blind] { outline: 0 }</style></head><body><main><h1>Hatch</h1>
  <button data-testid="good">Good</button>
  <button data-testid="blind">Blind</button>
  <button data-testid="tiny" style="width: 20px; height: 20px">T</button>
  <button data-testid="nameless"></button>
  <button data-testid="misnamed" aria-label="Play">Take</button>
  <button data-testid="unreachable" tabindex="-1">Far</button>
  <p data-testid="wide" style="width: 380px">Wider than the glass</p>
  <p data-testid="pale" style="color: #eee; background: #fff">Hardly to be read</p>
  <button data-testid="give" onclick="give('a text')">Give</button>
  <button data-testid="pick" onclick="picker.click()">Pick</button>
  <input id="picker" aria-label="Picker" type="file" style="display: none" onchange="picker.files[0].text().then((text) => told.textContent = text)">
  <p data-testid="told" id="told">-</p>
  <script>
    localStorage.setItem('erune\\\\tables', 'two');
    localStorage.setItem('other', 'not of the app');
    const give = (text) => Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text])), download: 'a.txt' }).click();
  </script></main></body></html>`;

let server: Server;
let home: string;

beforeAll(async () => {
  server = createServer((_request, response) => void response.setHeader('Content-Type', 'text/html').end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function nora() {
  const who = await person('Nora', { size: { width: 320, height: 640 } });
  await who.device.launchApp({ newInstance: true, delete: true, url: home });
  return who;
}

it('finds each barrier, and only those', async () => {
  const found = await (await nora()).web().barriers();
  const sought = [/^tiny is 20 by 20/, /^nameless.* has no name/, /^misnamed shows "Take" and is named "Play"/, /^wide reaches from 0 to 380 of 320/, /^axe color-contrast: .*Hardly|^axe color-contrast: .*pale/, /^axe button-name/];
  for (const barrier of sought) assert.ok(found.some((one) => barrier.test(one)), `${barrier} is not among ${found.join('\n')}`);
  assert.deepEqual(found.filter((one) => /good|blind|give|pick\b/i.test(one)), []);
});

it('walks with the Tab key, and says where it does not lead or cannot be seen', async () => {
  const hatch = (await nora()).web();
  await hatch.tabsTo('good');
  await assert.rejects(hatch.tabsTo('blind'), /"blind" has the focus, but nobody can see it/);
  await assert.rejects(hatch.tabsTo('unreachable'), /does not lead to "unreachable", only to .*good/);
});

it('reads and changes what the app keeps, and nothing else', async () => {
  const who = await nora();
  assert.equal(who.web().origin(), home);
  assert.deepEqual(await who.web().kept(), { tables: 'two' });
  await who.web().tamper('tables', 'three');
  assert.deepEqual(await who.web().kept(), { tables: 'three' });
});

it('takes a file out and hands one in', async () => {
  const who = await nora();
  const paper = await who.web().takes(() => who.element(who.by.id('give')).tap());
  assert.deepEqual(paper, { name: 'a.txt', text: 'a text' });
  await who.web().hands({ ...paper, text: 'another' }, () => who.element(who.by.id('pick')).tap());
  await who.reads('told', 'another');
});
