import type { Hatch, Paper } from '../hatch';
import { barriersOn } from './barriers';
import { tabTo } from './focus';
import { drawl } from './mouth';
import type { Screen } from './screen';

/** What react-native-mmkv puts before each key of the app's store (app/device/store.ts). */
const PREFIX = 'erune\\';

export const hatchOf = (screen: Screen): Hatch => ({
  origin: () => new URL(screen.page.url()).origin,

  kept: () =>
    screen.page.evaluate((prefix) => {
      const own = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix));
      return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), String(text)]));
    }, PREFIX),

  tamper: (key, text) => screen.page.evaluate(([name, value]) => localStorage.setItem(name, value), [PREFIX + key, text] as const),

  async takes(act): Promise<Paper> {
    const [download] = await Promise.all([screen.page.waitForEvent('download'), act()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  },

  async hands({ name, text }, act): Promise<void> {
    const [chooser] = await Promise.all([screen.page.waitForEvent('filechooser'), act()]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  },

  drawl: () => screen.page.evaluate(drawl),
  barriers: () => barriersOn(screen.page),
  tabsTo: (id) => tabTo(screen.page, id),
});
