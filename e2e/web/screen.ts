import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PhoneOptions } from '../phones';
import { fakeMouth } from './mouth';

export const ARTIFACTS = join(__dirname, '../artifacts');

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A phone as the browser has it: a context of its own, so its own storage, language and permissions. */
export class Screen {
  private context: BrowserContext | undefined;
  private opened: Page | undefined;
  private readonly forgiven: RegExp[] = [];
  private errors: string[] = [];
  private locale: string;
  private permissions: string[] = [];

  constructor(
    readonly name: string,
    private readonly browser: () => Promise<Browser>,
    private readonly options: PhoneOptions = {},
  ) {
    this.locale = options.locale ?? 'en-US';
  }

  get page(): Page {
    if (this.opened && !this.opened.isClosed()) return this.opened;
    throw new Error(`the app does not run on ${this.name}: call device.launchApp() first`);
  }

  get runs(): boolean {
    return this.opened?.isClosed() === false;
  }

  /** Language and permissions belong to a context: changing them means a new one that remembers what was stored. */
  async start({ fresh = false, locale = this.locale, permissions = this.permissions }): Promise<void> {
    const kept = fresh ? undefined : await this.context?.storageState({ indexedDB: true });
    await this.context?.close();
    this.locale = locale;
    this.permissions = permissions;
    this.context = await this.open(kept);
    this.opened = await this.context.newPage();
  }

  private async open(kept: State | undefined): Promise<BrowserContext> {
    const browser = await this.browser();
    const context = await browser.newContext({
      viewport: this.options.size ?? { width: 390, height: 844 },
      deviceScaleFactor: this.options.scale ?? 1,
      hasTouch: true,
      isMobile: true,
      locale: this.locale,
      permissions: this.permissions,
      ...(kept && { storageState: kept }),
    });
    await context.addInitScript(fakeMouth);
    context.on('weberror', (error) => this.errors.push(error.error().stack ?? String(error.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`${message.text()} (${message.location().url})`);
    });
    return context;
  }

  async close(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
  }

  forgive(pattern: RegExp): void {
    this.forgiven.push(pattern);
  }

  /** The errors since last asked that nobody forgave. */
  takeErrors(): string[] {
    const errors = this.errors.filter((error) => !this.forgiven.some((pattern) => pattern.test(error)));
    this.errors = [];
    return errors.map((error) => `${this.name}: ${error}`);
  }

  async picture(name: string): Promise<string> {
    const path = join(ARTIFACTS, `${name}.png`);
    await this.page.screenshot({ path });
    return path;
  }
}
