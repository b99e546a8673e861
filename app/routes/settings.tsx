import { router } from 'expo-router';
import { Settings } from '../screens/settings/Settings';

export default function SettingsRoute() {
  return <Settings onLeave={() => router.dismissTo('/')} />;
}
