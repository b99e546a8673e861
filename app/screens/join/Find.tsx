import { CameraView, useCameraPermissions } from 'expo-camera';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { pageOrigin, readAddress, type TableAddress } from '../../device/address';
import { useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Head } from '../../parts/Head';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { Body } from '../../parts/Words';
import { radius } from '../../theme/space';
import { useSay } from '../../words';

/** The way to a table: scan its code, or type it. */
export function Find({ onFound, onLeave }: { onFound: (address: TableAddress) => void; onLeave: () => void }) {
  const say = useSay();
  const { relay } = useSettings();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const origin = pageOrigin() ?? (relay || undefined);
  const go = (typed: string) => {
    const address = readAddress(typed, origin);
    setWrong(!address);
    if (address) onFound(address);
  };
  return (
    <Page testID="find" head={<Head title={say('join.title')} back={{ label: say('common.back'), onPress: onLeave }} testID="find-head" />}
      footer={<Button kind="gold" size="primary" label={say('join.go')} testID="join-go" why={text.trim() ? undefined : say('join.code-first')} onPress={() => go(text)} />}>
      <Field label={say('join.code')} note={say(origin ? 'join.code-note' : 'join.link-note')} fault={wrong ? say('join.wrong') : undefined} value={text} onChange={setText} testID="join-code"
        autoCapitalize="characters" autoCorrect={false} onSubmitEditing={() => go(text)} returnKeyType="go" maxLength={200} />
      <Scanner onScanned={go} />
    </Page>
  );
}

/** The camera, only once somebody asks for it: a page over plain http has none, and then the code is typed. */
function Scanner({ onScanned }: { onScanned: (text: string) => void }) {
  const say = useSay();
  const [permission, ask] = useCameraPermissions();
  const [wanted, want] = useState(false);
  const possible = pageOrigin() === undefined || (typeof navigator !== 'undefined' && 'mediaDevices' in navigator);
  if (!possible) return <Body tone="soft">{say('join.no-camera')}</Body>;
  const start = () => {
    want(true);
    if (!permission?.granted) void ask();
  };
  if (!wanted) return <Button kind="stone" icon="photo-camera" label={say('join.scan')} testID="scan" onPress={start} />;
  if (!permission?.granted) return <Notice kind="info" text={say('join.camera-refused')} testID="camera-refused" />;
  return (
    <View style={styles.camera}>
      <CameraView style={styles.fill} facing="back" barcodeScannerSettings={{ barcodeTypes: ['qr'] }} onBarcodeScanned={({ data }) => onScanned(data)} />
    </View>
  );
}

const styles = StyleSheet.create({ camera: { height: 320, borderRadius: radius.card, overflow: 'hidden' }, fill: { flex: 1 } });
