import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../parts/Button';
import { Halo } from '../parts/Halo';
import { Page } from '../parts/Page';
import { useSay } from '../words';

const QUICK = 300;

/** Until the table answers: nothing at first, then the halo with what is awaited. */
export function Awaited({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const say = useSay();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), QUICK);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page testID="awaited" {...(onLeave && slow && { footer: <Button kind="stone" label={say('common.home')} testID="awaited-home" onPress={onLeave} /> })}>
      <View style={styles.middle}>{slow && <Halo state="thinking" letter="E" word={say('net.looking')} />}</View>
    </Page>
  );
}

const styles = StyleSheet.create({ middle: { alignItems: 'center', paddingTop: 160 } });
