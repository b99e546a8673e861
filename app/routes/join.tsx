import { router, useLocalSearchParams } from 'expo-router';
import { Entrance } from '../screens/join/Entrance';

export default function JoinRoute() {
  const { room, origin } = useLocalSearchParams<{ room?: string; origin?: string }>();
  return <Entrance room={room} origin={origin} onFound={(found) => router.setParams({ ...found })} onLeave={() => router.dismissTo('/')} />;
}
