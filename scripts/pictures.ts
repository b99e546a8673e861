import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { fakeMouth } from '../e2e/web/mouth';
import { openTable } from '../relay/server';
import { browser } from './browser.mjs';
import { build, FOLDER } from './build.mjs';
import { exitOnSignals } from './command.mjs';
import { whole } from './failure.mjs';

// npm run pictures: plays quest one of heroes on four phones and keeps what their screens show in docs/pictures.

const ROOT = join(__dirname, '..');
const PICTURES = join(ROOT, 'docs/pictures');
const PHONE = { width: 390, height: 844 };
const SCALE = 2;
const TABLET = { width: 1180, height: 820 };
/** What a table at home would print: the QR code in the pictures must not change with the port of the day. */
const NEARBY = 'http://192.168.1.20:8080';

/**
 * Runs in the page: the same room code and the same wordings in every run. The dice of these pictures are typed in.
 * A function with a name of its own in here would call a helper of tsx that the page has not.
 */
function sameChance(from: number): void {
  let a = from;
  crypto.getRandomValues = ((words: Uint32Array) => {
    // mulberry32, as in engine/core/chance: phones make ids of these words, which must not come twice.
    for (let i = 0; i < words.length; i++) {
      a = (a + 0x6d2b79f5) >>> 0;
      let t = Math.imul(a ^ (a >>> 15), a | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      words[i] = t ^ (t >>> 14);
    }
    return words;
  }) as typeof crypto.getRandomValues;
}

class Phone {
  private static count = 0;

  constructor(readonly page: Page) {}

  static async open(chrome: Browser, address: string, locale = 'en-GB'): Promise<Phone> {
    const context = await chrome.newContext({ viewport: PHONE, deviceScaleFactor: SCALE, hasTouch: true, isMobile: true, locale, reducedMotion: 'reduce' });
    await context.addInitScript(fakeMouth);
    await context.addInitScript(sameChance, ++Phone.count * 1_000_003);
    const page = await context.newPage();
    await page.goto(address);
    return new Phone(page);
  }

  /** What is on the screen: a screen that lies below another stays in the page. */
  private one(id: string) {
    return this.page.getByTestId(id).filter({ visible: true }).first();
  }

  sees = (id: string): Promise<void> => this.one(id).waitFor();
  press = (id: string): Promise<void> => this.one(id).tap();
  pressWords = (words: string): Promise<void> => this.page.getByText(words, { exact: true }).first().tap();
  text = async (id: string): Promise<string> => (await this.one(id).innerText()).trim();

  async fills(id: string, text: string): Promise<void> {
    await this.one(id).fill(text);
  }

  async takes(kind: string, name: string, gender: 'f' | 'm'): Promise<void> {
    await this.press(`take-${kind}`);
    await this.press(`rename-${kind}`);
    await this.fills('edit-name', name);
    await this.press(`edit-gender-${gender}`);
    await this.press('edit-keep');
    await this.page.getByText(name, { exact: true }).first().waitFor();
  }

  /** Taps an offer, opening its group first where there are several ways. */
  async does(group: string, offer: string): Promise<void> {
    await this.one(`group-${group}`).or(this.one(offer)).first().waitFor();
    if (!(await this.one(offer).isVisible())) await this.press(`group-${group}`);
    await this.press(offer);
  }

  /** Types real dice in, face by face. */
  async types(...pips: readonly number[]): Promise<void> {
    await this.press('dice-mode-real');
    for (const pip of pips) await this.press(`face-${pip}`);
  }

  async rolls(...pips: readonly number[]): Promise<void> {
    await this.types(...pips);
    await this.press('keep-dice');
  }

  ends = (): Promise<void> => this.press('banner-action');

  /** `scale` is pixels to a point: a tablet's picture is large enough with fewer. */
  async picture(name: string, size = PHONE, scale = SCALE): Promise<void> {
    const { page } = this;
    await page.setViewportSize(size);
    await page.evaluate(() => document.querySelectorAll('[data-testid$="-scroll"]').forEach((page) => page.scrollTo(0, 0)));
    // Fonts, images and the last patch of the table have arrived by then.
    await page.waitForTimeout(600);
    const chrome = await page.context().newCDPSession(page);
    const { data } = await chrome.send('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: 0, ...size, scale } });
    await chrome.detach();
    writeFileSync(join(PICTURES, `${name}.png`), data, 'base64');
    await page.setViewportSize(PHONE);
    console.log(`docs/pictures/${name}.png`);
  }
}

async function join4(chrome: Browser, home: string): Promise<Record<'host' | 'lena' | 'tom' | 'jo', Phone>> {
  const host = await Phone.open(chrome, home);
  await host.sees('home');
  await host.picture('home');
  await host.press('home-host');
  await host.press('open-quest-1');
  const link = `${home}/join?room=${await host.text('room-code')}`;
  const guest = async (name: string, locale?: string) => {
    const phone = await Phone.open(chrome, link, locale);
    await phone.fills('player-name', name);
    return phone;
  };
  const lena = await guest('Lena');
  await lena.takes('hero-wizard', 'Isolde', 'f');
  const tom = await guest('Tom', 'fr-FR');
  await tom.takes('hero-barbarian', 'Ragnar', 'm');
  await tom.takes('hero-squire', 'Perrin', 'm');
  const jo = await guest('Jo');
  await jo.press('take-referee');
  await jo.sees('give-referee');
  await host.sees('seat-s3');
  await host.page.getByText('Perrin').waitFor();
  await host.picture('lobby');
  return { host, lena, tom, jo };
}

/** The way of e2e/heroes.story.ts, with real dice only. */
async function play(chrome: Browser, home: string): Promise<void> {
  const { host, lena, tom, jo } = await join4(chrome, home);
  const fight = async (hero: Phone, dice: readonly number[], defence: readonly number[]) => {
    await hero.rolls(...dice);
    await jo.rolls(...defence);
    await hero.sees('fallen-sum');
  };
  await host.press('begin');
  for (const spell of ['flame-burst', 'healing-water', 'burning-rage', 'swift-stride']) await lena.does('spells', `offer-pick-spell-spell-${spell}`);
  await host.press('offer-begin');
  await lena.does('open', 'offer-open-door-oak');
  await host.sees('monster-mon-goblin:1');
  await host.picture('table');
  await lena.picture('turn');
  await jo.picture('referee');
  await lena.does('cast', 'offer-cast-spell-flame-burst-mon-goblin:2');
  await lena.press('option-spend');
  await fight(lena, [6, 5, 3, 2], [4, 2]);
  await lena.ends();
  await tom.does('move', 'offer-move-corridor');
  await tom.does('attack', 'offer-attack-mon-goblin:1-broadsword');
  await tom.types(6, 5);
  await tom.picture('dice');
  for (const pip of [5, 3]) await tom.press(`face-${pip}`);
  await tom.press('keep-dice');
  await jo.rolls(5, 2);
  await host.sees('fallen-sum');
  await tom.ends();
  await tom.does('move', 'offer-move-corridor');
  await tom.ends();
  await jo.ends();

  // Round 2: into the cellar.
  await lena.does('move', 'offer-move-corridor');
  await lena.ends();
  await tom.does('open', 'offer-open-door-iron');
  await tom.does('move', 'offer-move-cellar');
  await tom.ends();
  await tom.does('move', 'offer-move-cellar');
  await tom.does('attack', 'offer-attack-mon-skeleton:2-shortsword');
  await fight(tom, [6, 6, 6], [1, 2]);
  await tom.ends();
  await jo.press('group-monster');
  await jo.pressWords('Orc raider 1: attack Ragnar');
  await tom.press('pass');
  await jo.rolls(6, 6, 1);
  await tom.rolls(2);
  await jo.ends();

  // Round 3: the other three fall.
  await lena.does('move', 'offer-move-cellar');
  await lena.does('attack', 'offer-attack-mon-orc-raider:1-staff');
  await fight(lena, [6, 6], [1, 1]);
  await lena.ends();
  await tom.does('attack', 'offer-attack-mon-orc-raider:2-broadsword');
  await fight(tom, [6, 5, 4, 2], [4, 3]);
  await host.picture('fight', TABLET, 1.5);
  await tom.ends();
  await tom.does('attack', 'offer-attack-mon-skeleton:1-shortsword');
  await fight(tom, [6, 6, 6], [1, 1]);
  await tom.ends();
  await jo.ends();

  // The key, and home.
  await lena.does('search', 'offer-search-treasure');
  await lena.does('move', 'offer-move-corridor');
  await lena.ends();
  for (const [who, room] of [[tom, 'corridor'], [tom, 'corridor'], [jo, ''], [lena, 'stairs'], [tom, 'stairs'], [tom, 'stairs'], [jo, '']] as const) {
    if (room) await who.does('move', `offer-move-${room}`);
    await who.ends();
  }
  await host.press('offer-leave');
  await tom.sees('end-title');
  await tom.picture('end');
}

whole(async () => {
  exitOnSignals();
  process.chdir(ROOT);
  const executablePath = await browser({ say: console.log });
  await build(ROOT, { say: console.log });
  mkdirSync(PICTURES, { recursive: true });
  const table = await openTable({ port: 0, host: '127.0.0.1', folder: join(ROOT, FOLDER), nearby: () => NEARBY });
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await play(chrome, `http://localhost:${table.port}`);
  } finally {
    await chrome.close();
    await table.close();
  }
});
