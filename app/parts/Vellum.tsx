import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { vellum } from '../theme/colours';
import { Ground, onVellum, shadows as shadowsGround, useGround } from '../theme/ground';
import { radius, vellumShadow } from '../theme/space';

export interface VellumProps {
  children: ReactNode;
  /** A secret page, on whatever ground it lies. */
  shadows?: boolean | undefined;
  /** A strip for one sentence: no rule, less room. */
  strip?: boolean | undefined;
  testID?: string | undefined;
}

/** What is read or heard lies on vellum; everything inside takes ink. */
export function Vellum({ children, shadows, strip, testID }: VellumProps) {
  const outer = useGround();
  const ground = onVellum(shadows ? shadowsGround : outer);
  const secret = ground.name === 'shadows';
  return (
    <Ground value={ground}>
      <View
        testID={testID}
        style={[styles.page, { backgroundColor: ground.surface }, secret ? styles.secret : styles.lifted]}
      >
        {!secret && <LinearGradient colors={[vellum.page, vellum.pageBottom]} style={[StyleSheet.absoluteFill, styles.round]} />}
        {strip ? (
          <View style={styles.strip}>{children}</View>
        ) : (
          <View style={[styles.ruled, { borderColor: ground.hairline }]}>{children}</View>
        )}
      </View>
    </Ground>
  );
}

const styles = StyleSheet.create({
  page: { borderRadius: radius.vellum },
  round: { borderRadius: radius.vellum },
  secret: { borderWidth: 1, borderColor: shadowsGround.hairline },
  lifted: { boxShadow: vellumShadow },
  ruled: { margin: 5, borderWidth: 1, borderRadius: radius.vellumRule, padding: 14, gap: 12 },
  strip: { paddingHorizontal: 14, paddingVertical: 10 },
});
