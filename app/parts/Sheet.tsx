import { useEffect, useState, type ReactNode } from 'react';
import { Animated, KeyboardAvoidingView, Modal, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Ground, onStone, useGround } from '../theme/ground';
import { motion, useStillness } from '../theme/motion';
import { useRoom } from '../theme/room';
import { inset, radius } from '../theme/space';
import { Icon } from './Icon';
import { Press } from './Press';
import { Minor, Title } from './Words';

export interface SheetProps {
  open: boolean;
  title: string;
  note?: string | undefined;
  /** The accessible name of the closing button. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight while the rest scrolls. */
  footer?: ReactNode;
  testID: string;
}

/** Rises from below; on a wide screen it stands in the middle. Escape, the back key, the veil and the button close it. */
export function Sheet({ open, title, note, closeLabel, onClose, children, footer, testID }: SheetProps) {
  const ground = onStone(useGround());
  const { columns, height } = useRoom();
  const safe = useSafeAreaInsets();
  const rise = useRise(open);
  const wide = columns > 1;
  return (
    <Modal
      visible={open}
      transparent
      animationType="fade"
      onRequestClose={onClose}
      aria-label={title}
      statusBarTranslucent
      navigationBarTranslucent
    >
      <Ground value={ground}>
        <KeyboardAvoidingView behavior="padding" style={wide ? styles.centred : styles.below}>
          {/* A plain view, not a control: focus must land inside the sheet, and the button says how to leave. */}
          <View
            style={styles.veil}
            aria-hidden
            testID={`${testID}-veil`}
            onStartShouldSetResponder={() => true}
            onResponderRelease={onClose}
          />
          <Animated.View
            testID={testID}
            accessibilityViewIsModal
            onAccessibilityEscape={onClose}
            style={[
              styles.sheet,
              wide ? styles.dialog : styles.drawer,
              { backgroundColor: ground.surface, borderColor: ground.accent, maxHeight: height - safe.top - 24 },
              { transform: [{ translateY: rise }] },
            ]}
          >
            {!wide && <View style={[styles.grab, { backgroundColor: ground.edge }]} />}
            <View style={styles.head}>
              <View style={styles.names}>
                <Title size="screen">{title}</Title>
                {note !== undefined && <Minor size="body">{note}</Minor>}
              </View>
              <Press
                label={closeLabel}
                testID={`${testID}-close`}
                onPress={onClose}
                radius={22}
                face={{ alignItems: 'center', backgroundColor: ground.raised }}
              >
                <Icon name="close" size={22} />
              </Press>
            </View>
            <ScrollView testID={`${testID}-scroll`} style={styles.scroll} contentContainerStyle={styles.inside} keyboardShouldPersistTaps="handled">
              {children}
            </ScrollView>
            <View style={[styles.footer, { paddingBottom: Math.max(inset.screen, wide ? 0 : safe.bottom) }]}>{footer}</View>
          </Animated.View>
        </KeyboardAvoidingView>
      </Ground>
    </Modal>
  );
}

function useRise(open: boolean): Animated.Value {
  const [rise] = useState(() => new Animated.Value(0));
  const still = useStillness();
  useEffect(() => {
    if (!open || still) return;
    rise.setValue(240);
    Animated.timing(rise, { toValue: 0, duration: motion.sheet, useNativeDriver: Platform.OS !== 'web' }).start();
  }, [open, rise, still]);
  return rise;
}

const styles = StyleSheet.create({
  below: { flex: 1, justifyContent: 'flex-end' },
  centred: { flex: 1, justifyContent: 'center', alignItems: 'center', padding: 24 },
  veil: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, backgroundColor: 'rgba(5,6,9,0.72)' },
  sheet: { borderTopWidth: 2, flexShrink: 1 },
  drawer: { borderTopLeftRadius: radius.sheet, borderTopRightRadius: radius.sheet },
  dialog: { width: '100%', maxWidth: 560, borderRadius: radius.sheet, borderWidth: 2, paddingTop: 8 },
  grab: { alignSelf: 'center', width: 44, height: 5, borderRadius: 3, marginTop: 8 },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: 12, paddingHorizontal: inset.screen, paddingTop: 10, paddingBottom: 8 },
  names: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  inside: { paddingHorizontal: inset.screen, paddingVertical: 6, gap: 12 },
  footer: { paddingHorizontal: inset.screen, paddingTop: 8 },
});
