import { router } from 'expo-router';
import { Characters } from '../screens/characters/Characters';

export default function CharactersRoute() {
  return <Characters onLeave={() => router.dismissTo('/')} />;
}
