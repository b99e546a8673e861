import { LinearGradient } from 'expo-linear-gradient';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { gold, pigments } from '../theme/colours';
import type { Feel } from '../theme/feel';
import { useGround, type Palette } from '../theme/ground';
import { radius, touch } from '../theme/space';
import type { SizeName } from '../theme/type';
import { Dots } from './Dots';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Body, Minor, Number } from './Words';

export type ButtonKind = 'gold' | 'line' | 'stone' | 'ink' | 'murex' | 'bare' | 'quiet';

export interface ButtonProps {
  /** The result, not "OK". */
  label: string;
  onPress: () => void;
  testID: string;
  /** Gold is the one primary action; line may be done now too; stone is the way out; ink lies on vellum; bare and quiet are only words. */
  kind?: ButtonKind | undefined;
  size?: 'normal' | 'primary' | 'host' | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  /** A cost, beside the verb. */
  badge?: { readonly text: string; readonly icon?: IconName | undefined } | undefined;
  /** A second line: where it comes from, what it brings. */
  note?: string | undefined;
  /** It cannot be pressed now, and this is the reason. */
  why?: string | undefined;
  busy?: boolean | undefined;
  /** The accessible name where label, cost and note in a row would not read well. */
  name?: string | undefined;
  hint?: string | undefined;
  feel?: Feel | undefined;
  /** Takes the room that is left. */
  fill?: boolean | undefined;
}

interface Look {
  readonly ink: string;
  readonly face: ViewStyle;
  readonly lip?: string;
}

const edged = (colour: string): ViewStyle => ({ borderWidth: 1.5, borderColor: colour });

const looks: Record<ButtonKind, (ground: Palette) => Look> = {
  gold: () => ({ ink: gold.on, lip: gold.lip, face: { backgroundColor: gold.main } }),
  line: (ground) => ({ ink: ground.accent, face: edged(ground.accent) }),
  stone: (ground) => ({ ink: ground.text, face: edged(ground.edge) }),
  ink: (ground) => ({ ink: ground.text, face: edged(ground.text) }),
  murex: () => ({ ink: '#FFFFFF', lip: pigments.murex.lip, face: { backgroundColor: pigments.murex.body, ...edged(pigments.murex.light) } }),
  bare: (ground) => ({ ink: ground.accent, face: {} }),
  quiet: (ground) => ({ ink: ground.text, face: {} }),
};

const closed = (ground: Palette): Look => ({ ink: ground.soft, face: { ...edged(ground.edge), borderStyle: 'dashed' } });

const heights = { normal: touch.button, primary: touch.primary, host: touch.host };
const letters: Record<keyof typeof heights, SizeName> = { normal: 'button', primary: 'number', host: 'buttonLarge' };

export function Button(props: ButtonProps) {
  const { label, onPress, testID, kind = 'stone', size = 'normal', icon, iconAfter, badge, note, why, busy, name, hint, feel, fill } = props;
  const ground = useGround();
  const look = why === undefined ? looks[kind](ground) : closed(ground);
  const second = why ?? note;
  const spoken = name ?? [label, badge?.text, second].filter(Boolean).join(', ');
  const shines = kind === 'gold' && why === undefined;
  const cost = shines ? { ink: gold.main, field: gold.on } : { ink: look.ink, field: kind === 'murex' ? pigments.murex.lip : ground.raised };
  return (
    <Press
      label={spoken}
      hint={hint}
      testID={testID}
      onPress={onPress}
      disabled={why !== undefined}
      busy={busy}
      feel={feel}
      lip={look.lip}
      lipDepth={size === 'normal' ? 4 : 5}
      radius={radius.button + (size === 'host' ? 4 : 2)}
      style={fill ? styles.fill : undefined}
      face={{ ...look.face, minHeight: heights[size], paddingHorizontal: kind === 'bare' || kind === 'quiet' ? 6 : 14, paddingVertical: 6 }}
      sunk={shines ? undefined : { backgroundColor: ground.raised }}
    >
      {shines && <LinearGradient colors={[gold.top, gold.bottom]} style={[StyleSheet.absoluteFill, styles.shine]} />}
      <View style={styles.line}>
        {busy ? <Dots colour={look.ink} /> : icon && <Icon name={icon} size={size === 'host' ? 30 : 20} colour={look.ink} />}
        <View style={styles.shrink}>
          <Body strong centre size={letters[size]} colour={look.ink}>
            {label}
          </Body>
        </View>
        {iconAfter && <Icon name={iconAfter} size={20} colour={look.ink} />}
        {badge && <Badge {...badge} {...cost} />}
      </View>
      {second !== undefined && (
        <Minor centre colour={shines ? look.ink : undefined}>
          {second}
        </Minor>
      )}
    </Press>
  );
}

function Badge({ text, icon, ink, field }: { text: string; icon?: IconName | undefined; ink: string; field: string }) {
  return (
    <View style={[styles.badge, { backgroundColor: field }]}>
      <Number size="button" colour={ink}>
        {text}
      </Number>
      {icon && <Icon name={icon} size={16} colour={ink} />}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flexGrow: 1, flexShrink: 1 },
  shrink: { flexShrink: 1 },
  shine: { borderRadius: radius.button + 2 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 9 },
  badge: { flexDirection: 'row', alignItems: 'center', gap: 4, borderRadius: 18, paddingHorizontal: 10, paddingVertical: 4 },
});
