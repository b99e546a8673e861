import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useSettings } from '../device/settings';
import { fonts } from '../theme/fonts';
import { stone } from '../theme/colours';
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
