import { router, useLocalSearchParams } from 'expo-router';
import { Table } from '../../../screens/host/Table';

export default function TableRoute() {
  const { game = '' } = useLocalSearchParams<{ game: string }>();
  return <Table key={game} game={game} onLeave={() => router.dismissTo('/')} onSeat={(seat) => router.push(`/table/${game}/${seat}`)} />;
}
