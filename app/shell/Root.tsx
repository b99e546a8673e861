import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useSettings } from '../device/settings';
import { stone } from '../theme/colours';
import { fonts } from '../theme/fonts';
import { Speaking } from '../words';
import { Trouble } from './Trouble';

/** What every screen stands on: its letters, its language, the edges of the glass. */
export function Root() {
  const [ready] = useFonts(fonts);
  if (!ready) return null;
  return (
    <Ground>
      <StatusBar style="light" />
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: stone.ground0 } }} />
    </Ground>
  );
}

/** A bug of ours: the game is safe on the host's disk, and a fresh start of the screen goes on with it. */
export const Fault = ({ retry }: { retry: () => Promise<void> }) => (
  <Ground>
    <Trouble line={{ key: 'app.common.fault' }} onLeave={() => void retry()} />
  </Ground>
);

function Ground({ children }: { children: ReactNode }) {
  const { locale } = useSettings();
  return (
    <SafeAreaProvider>
      <Speaking locale={locale}>{children}</Speaking>
    </SafeAreaProvider>
  );
}
