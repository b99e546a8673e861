import type { Screen } from './screen';

type Words = Pick<
  Detox.Device,
  'launchApp' | 'terminateApp' | 'reloadReactNative' | 'openURL' | 'takeScreenshot' | 'setOrientation'
>;

/** Detox's permissions that a browser has as well, by its own names. */
const PERMISSIONS: Partial<Record<keyof Detox.DevicePermissions, string>> = {
  camera: 'camera',
  microphone: 'microphone',
  notifications: 'notifications',
};

/** `erune://join/K7Q` is /join/K7Q on the web; an address of the web stays what it is. */
export function addressOf(url: string, home: string): string {
  return /^https?:/.test(url) ? url : new URL(url.replace(/^[a-z]+:\/*/, '/'), home).href;
}

function granted(wishes: Detox.DevicePermissions | undefined): string[] | undefined {
  if (!wishes) return undefined;
  return Object.entries(wishes).flatMap(([wish, state]) => {
    const name = PERMISSIONS[wish as keyof Detox.DevicePermissions];
    return name && state === 'YES' ? [name] : [];
  });
}

export class WebDevice implements Words {
  constructor(
    private readonly screen: Screen,
    /** Where the app is served, once it is. */
    private readonly home: () => Promise<string>,
  ) {}

  async launchApp(wishes: Detox.DeviceLaunchAppConfig = {}): Promise<void> {
    const { url, languageAndLocale: language } = wishes;
    const fresh = wishes.delete ?? wishes.resetAppState ?? false;
    const locale = (language?.locale ?? language?.language)?.replace('_', '-');
    const permissions = granted(wishes.permissions);
    if (this.screen.runs && !fresh && !wishes.newInstance && !locale && !permissions) {
      await this.screen.page.bringToFront();
      if (url !== undefined) await this.openURL({ url });
      return;
    }
    await this.screen.start({ fresh, ...(locale && { locale }), ...(permissions && { permissions }) });
    await this.openURL({ url: url ?? '/' });
  }

  async openURL({ url }: { url: string }): Promise<void> {
    const isWeb = /^https?:/.test(url);
    await this.screen.page.goto(isWeb ? url : addressOf(url, await this.home()));
  }

  async reloadReactNative(): Promise<void> {
    await this.screen.page.reload();
  }

  async terminateApp(): Promise<void> {
    await this.screen.page.close();
  }

  takeScreenshot(name: string): Promise<string> {
    return this.screen.picture(`${this.screen.name}-${name}`);
  }

  async setOrientation(orientation: Detox.Orientation): Promise<void> {
    const { width, height } = this.screen.page.viewportSize() ?? { width: 390, height: 844 };
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    await this.screen.page.setViewportSize(orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short });
  }
}
