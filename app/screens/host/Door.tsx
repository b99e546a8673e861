import { StyleSheet, View } from 'react-native';
import { Button } from '../../parts/Button';
import { Vellum } from '../../parts/Vellum';
import { Voice } from '../../parts/Words';
import { space } from '../../theme/space';
import { useSay } from '../../words';
import type { AtTable } from '../../shell/seat';

/** Somebody stands at the door of a game that has begun: the host lets them in with one tap. */
export function Door({ at: { guest, picture } }: { at: AtTable }) {
  const say = useSay();
  const { knocks = [], seats } = picture.table;
  return (
    <>
      {knocks.map(({ id, name, seat }) => {
        const of = seats.find((one) => one.id === seat);
        const who = name || say('lobby.somebody');
        return (
          <Vellum key={id} testID="knock">
            <View style={styles.knock}>
              <Voice>{of ? say('door.claims', { who, seat: of.name || say('lobby.somebody') }) : say('door.knocks', { who })}</Voice>
              {seat !== undefined && <Button kind="gold" label={say('door.admit', { who })} testID="admit" onPress={() => void guest.admit(id, seat)} />}
              <Button kind="ink" label={say('door.decline')} testID="decline" onPress={() => void guest.admit(id, 'no')} />
            </View>
          </Vellum>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({ knock: { gap: space.s } });
