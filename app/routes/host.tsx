import { router } from 'expo-router';
import { NewTable } from '../screens/host/NewTable';

export default function HostRoute() {
  return <NewTable onOpened={(game) => router.replace(`/table/${game}`)} onLeave={() => router.dismissTo('/')} />;
}
