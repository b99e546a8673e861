import { useEffect, useState, useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Halo } from '../../parts/Halo';
import { Vellum } from '../../parts/Vellum';
import { Voice } from '../../parts/Words';
import { Spirit } from '../../tables/spirit';
import { useRoom } from '../../theme/room';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { AtTable } from '../../shell/seat';

const LONG = 160;
const VERY_LONG = 400;

/** The Spirit's page: its words as it speaks them, the last one in red; repeat and stop. */
export function SpiritPage({ at }: { at: AtTable }) {
  const say = useSay();
  const teller = useTeller();
  const { voice } = useSettings();
  const { columns } = useRoom();
  const [spirit] = useState(() => new Spirit(at.guest, teller.line));
  useEffect(() => spirit.speakWith(teller.line), [spirit, teller]);
  useSyncExternalStore(spirit.subscribe, spirit.snapshot, spirit.snapshot);
  useEffect(() => () => spirit.close(), [spirit]);
  // Whoever turns the voice off wants silence now, not after the tale.
  useEffect(() => {
    if (!voice) spirit.stop();
  }, [spirit, voice]);
  const { log } = at.guest;
  useEffect(() => spirit.remember(log), [spirit, log]);
  const lines = spirit.lines.map(teller.line);
  // A long tale is set smaller and takes the whole width, so that it can be read without scrolling.
  const { length } = lines.join(' ');
  const long = length > LONG;
  const size = length > VERY_LONG || (long && columns === 1) ? 'read' : long || columns === 1 ? 'host' : 'hostTablet';
  const state = spirit.speaking ? 'speaking' : 'still';
  return (
    <Vellum testID="spirit">
      <View style={styles.page}>
        <View style={long ? styles.tall : styles.top}>
          <Halo state={state} letter="E" word={say(`spirit.${state}`)} said size={long ? 64 : 84} />
          <View style={long ? styles.wide : styles.words} aria-live="polite" testID="spirit-words">
            {lines.length === 0 && <Voice size={size}>{say('spirit.silent')}</Voice>}
            {lines.map((text, i) => (
              <Voice key={i} size={size} strong={i === lines.length - 1 && i > 0} tone={i === lines.length - 1 && i > 0 ? 'rubric' : 'text'}>{text}</Voice>
            ))}
          </View>
        </View>
        <View style={styles.buttons}>
          {spirit.speaking ? (
            <Button kind="ink" icon="stop" label={say('spirit.stop')} testID="spirit-stop" onPress={() => spirit.stop()} />
          ) : (
            <Button kind="ink" icon="sound-waves" label={say('spirit.repeat')} testID="spirit-repeat" why={lines.length === 0 ? say('spirit.nothing') : undefined} onPress={() => spirit.repeat()} />
          )}
          {!voice && <Voice size="small">{say('spirit.muted')}</Voice>}
        </View>
      </View>
    </Vellum>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.m },
  top: { flexDirection: 'row', gap: space.l, alignItems: 'flex-start' },
  words: { flex: 1, gap: space.s },
  tall: { gap: space.s, alignItems: 'center' },
  wide: { alignSelf: 'stretch', gap: space.s },
  buttons: { flexDirection: 'row', gap: space.m, alignItems: 'center' },
});
