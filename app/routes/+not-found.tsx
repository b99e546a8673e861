import { router } from 'expo-router';
import { Trouble } from '../shell/Trouble';

export default function NotFoundRoute() {
  return <Trouble line={{ key: 'app.common.no-page' }} onLeave={() => router.dismissTo('/')} />;
}
