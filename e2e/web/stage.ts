import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { openTable } from '../../relay/server';
import { findBrowser } from '../../scripts/browser.mjs';
import type { PhoneOptions } from '../phones';
import { Screen } from './screen';

const DIST = join(__dirname, '../../dist');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Everything that one file of stories needs beside itself: a browser, a table of its own, and the phones around it. */
class Stage {
  private browser: Promise<Browser> | undefined;
  private table: ReturnType<typeof openTable> | undefined;
  private readonly screens = new Map<string, Screen>();

  screen(name: string, options: PhoneOptions): Screen {
    const held = this.screens.get(name);
    if (held) return held;
    const screen = new Screen(name, () => (this.browser ??= launch()), options);
    this.screens.set(name, screen);
    return screen;
  }

  /** Opened when first asked for: not every story is about the app. */
  async home(): Promise<string> {
    if (!existsSync(join(DIST, 'index.html'))) throw new Error('there is no web app in dist/: `npm run stories` builds it');
    this.table ??= openTable({ port: 0, host: '127.0.0.1', folder: DIST });
    return `http://localhost:${(await this.table).port}`;
  }

  takeErrors(): string[] {
    return [...this.screens.values()].flatMap((screen) => screen.takeErrors());
  }

  async pictures(title: string): Promise<void> {
    const running = [...this.screens.values()].filter((screen) => screen.runs);
    await Promise.allSettled(running.map((screen) => screen.picture(`${title}-${screen.name}`.replace(/[^\p{L}\p{N}]+/gu, '-'))));
  }

  async close(): Promise<void> {
    await Promise.all([...this.screens.values()].map((screen) => screen.close()));
    await (await this.browser)?.close();
    await (await this.table)?.close();
  }
}

async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('there is no browser: `npm run stories` finds or installs one');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

export const stage = new Stage();
