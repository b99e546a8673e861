import { router, useLocalSearchParams } from 'expo-router';
import { pageOrigin, readAddress } from '../device/address';
import { Find } from '../screens/join/Find';
import { Join } from '../screens/join/Join';

export default function JoinRoute() {
  const { room = '', origin } = useLocalSearchParams<{ room?: string; origin?: string }>();
  const address = readAddress(room, origin ?? pageOrigin());
  const home = () => router.dismissTo('/');
  if (address) return <Join address={address} onLeave={home} />;
  return <Find onFound={(found) => router.setParams({ room: found.room, origin: found.origin })} onLeave={home} />;
}
