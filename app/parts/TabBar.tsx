import { LinearGradient } from 'expo-linear-gradient';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { gold } from '../theme/colours';
import { useGround } from '../theme/ground';
import { useRoom } from '../theme/room';
import { columnWidth } from '../theme/space';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Minor } from './Words';

export interface Tab {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
}

export interface TabBarProps {
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
  /** The die in the middle, at hand on every tab. */
  middle?: { readonly icon: IconName; readonly label: string; readonly onPress: () => void } | undefined;
  label: string;
  testID: string;
}

export function TabBar({ tabs, current, onChange, middle, label, testID }: TabBarProps) {
  const ground = useGround();
  const safe = useSafeAreaInsets();
  const half = Math.ceil(tabs.length / 2);
  const part = (some: readonly Tab[]) =>
    some.map((tab) => <OneTab key={tab.id} tab={tab} on={tab.id === current} onPress={() => onChange(tab.id)} testID={`${testID}-${tab.id}`} />);
  return (
    <View style={[styles.bar, { backgroundColor: ground.ground0, borderColor: ground.hairline, paddingBottom: Math.max(8, safe.bottom) }]}>
      <View style={styles.tabs} role="tablist" aria-label={label} testID={testID}>
        {part(tabs.slice(0, half))}
        {middle && <View style={styles.gap} />}
        {part(tabs.slice(half))}
      </View>
      {middle && (
        <View style={styles.raised} pointerEvents="box-none">
          <Press
            label={middle.label}
            testID={`${testID}-middle`}
            onPress={middle.onPress}
            lip={gold.lip}
            radius={14}
            style={styles.die}
            face={{ width: 62, height: 62, alignItems: 'center' }}
          >
            {/* Its corner is up, so the light runs along the diagonal. */}
            <LinearGradient
              colors={[gold.top, gold.bottom]}
              start={{ x: 0, y: 0 }}
              end={{ x: 1, y: 1 }}
              style={[StyleSheet.absoluteFill, styles.shine]}
            />
            <View style={styles.upright}>
              <Icon name={middle.icon} size={38} colour={gold.on} />
            </View>
          </Press>
        </View>
      )}
    </View>
  );
}

function OneTab({ tab, on, onPress, testID }: { tab: Tab; on: boolean; onPress: () => void; testID: string }) {
  const ground = useGround();
  const { tight } = useRoom();
  const ink = on ? ground.accent : ground.soft;
  return (
    <Press
      role="tab"
      label={tab.label}
      selected={on}
      testID={testID}
      onPress={onPress}
      style={styles.tab}
      face={{ alignItems: 'center', gap: 2 }}
    >
      <Icon name={tab.icon} size={tight ? 32 : 26} colour={ink} />
      {tight ? (
        <View style={[styles.under, on && { backgroundColor: ground.accent }]} />
      ) : (
        <Minor strong={on} centre colour={ink}>
          {tab.label}
        </Minor>
      )}
    </Press>
  );
}

const styles = StyleSheet.create({
  bar: { borderTopWidth: 1 },
  tabs: { flexDirection: 'row', width: '100%', maxWidth: columnWidth, alignSelf: 'center', paddingHorizontal: 6 },
  tab: { flex: 1, minHeight: 60 },
  gap: { width: 92 },
  under: { width: 30, height: 4, borderRadius: 2, marginTop: 4 },
  raised: { position: 'absolute', left: 0, right: 0, top: -12, alignItems: 'center' },
  die: { transform: [{ rotate: '45deg' }] },
  shine: { borderRadius: 14 },
  upright: { transform: [{ rotate: '-45deg' }] },
});
