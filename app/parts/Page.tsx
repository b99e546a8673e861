import { LinearGradient } from 'expo-linear-gradient';
import { useEffect, useRef, type ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View, type ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useGround } from '../theme/ground';
import { columnWidth, inset } from '../theme/space';

export interface PageProps {
  children: ReactNode;
  /** Stays at the top: a notice, a head. */
  head?: ReactNode;
  /** Stays at the bottom, above the keyboard: the gold button. */
  footer?: ReactNode;
  /** Below everything, from edge to edge; it minds the safe area itself. */
  tabs?: ReactNode;
  /** A column of text, or all the width there is. */
  width?: 'column' | 'all' | undefined;
  /** When this changes, something new stands at the top and the page goes back there. */
  news?: string | undefined;
  testID: string;
}

// A page with nothing to press on it must still scroll by the keys.
const walked = Platform.OS === 'web' ? ({ tabIndex: 0 } as const) : {};
// A browser holds what is read in place when something is put above it; here what is put above is what must be read.
const unanchored = (Platform.OS === 'web' ? { overflowAnchor: 'none' } : {}) as ViewStyle;

/** The frame of a screen. */
export function Page({ children, head, footer, tabs, width = 'column', news, testID }: PageProps) {
  const ground = useGround();
  const safe = useSafeAreaInsets();
  const column = [styles.column, width === 'column' && styles.narrow];
  const sides = { paddingLeft: inset.screen + safe.left, paddingRight: inset.screen + safe.right };
  const below = tabs === undefined ? safe.bottom : 0;
  const last = footer === undefined ? below + inset.screen : inset.screen;
  const scroll = useRef<ScrollView>(null);
  useEffect(() => {
    if (news !== undefined) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [news]);
  return (
    <LinearGradient colors={[ground.ground1, ground.ground0]} style={[styles.page, { paddingTop: safe.top }]} testID={testID}>
      <KeyboardAvoidingView style={styles.page} behavior="padding" enabled={Platform.OS !== 'web'}>
        {head !== undefined && <View style={[...column, styles.head, sides]}>{head}</View>}
        <ScrollView
          {...walked}
          ref={scroll}
          testID={`${testID}-scroll`}
          style={[styles.page, unanchored]}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={[...column, styles.inside, sides, { paddingBottom: last }]}
        >
          {children}
        </ScrollView>
        {footer !== undefined && <View style={[...column, styles.foot, sides, { paddingBottom: below + inset.card }]}>{footer}</View>}
        {tabs}
      </KeyboardAvoidingView>
    </LinearGradient>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  column: { width: '100%', alignSelf: 'center' },
  narrow: { maxWidth: columnWidth },
  head: { paddingTop: 8, gap: 8 },
  inside: { paddingTop: 12, gap: 14 },
  foot: { paddingTop: 8, gap: 8 },
});
