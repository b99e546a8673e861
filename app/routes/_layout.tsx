import { useFonts } from 'expo-font';
import { Stack, type ErrorBoundaryProps } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useSettings } from '../device/settings';
import { fonts } from '../theme/fonts';
import { stone } from '../theme/colours';
import { Trouble } from '../screens/Trouble';
import { Speaking } from '../words';

export default function Layout() {
  const [ready] = useFonts(fonts);
  const { locale } = useSettings();
  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <Speaking locale={locale}>
        <StatusBar style="light" />
        <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: stone.ground0 } }} />
      </Speaking>
    </SafeAreaProvider>
  );
}

/** A bug of ours: the game is safe on the host's disk, and a fresh start of the screen goes on with it. */
export function ErrorBoundary({ retry }: ErrorBoundaryProps) {
  const { locale } = useSettings();
  return (
    <SafeAreaProvider>
      <Speaking locale={locale}>
        <Trouble line={{ key: 'app.common.fault' }} onLeave={() => void retry()} />
      </Speaking>
    </SafeAreaProvider>
  );
}
