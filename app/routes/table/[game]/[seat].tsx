import { router, useLocalSearchParams } from 'expo-router';
import { Private } from '../../../screens/host/Private';

export default function SeatRoute() {
  const { game = '', seat = '' } = useLocalSearchParams<{ game: string; seat: string }>();
  return <Private game={game} seat={seat} onLeave={() => router.dismissTo(`/table/${game}`)} />;
}
