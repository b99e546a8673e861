import { router } from 'expo-router';
import { Home } from '../screens/home/Home';

export default function HomeRoute() {
  return (
    <Home
      onHost={() => router.push('/host')}
      onJoin={() => router.push('/join')}
      onSit={({ at, id, origin, room }) => (at === 'host' ? router.push(`/table/${id}`) : router.push({ pathname: '/join', params: { room, origin } }))}
      onCharacters={() => router.push('/characters')}
      onSettings={() => router.push('/settings')}
    />
  );
}
