import { StyleSheet, View, type ViewStyle } from 'react-native';

import { useGround } from '../theme/ground';
import { Icon, type IconName } from './Icon';

export interface EmblemProps {
  icon: IconName;
  /** Bare, on a tile (a thing), or in a ring (a person). */
  frame?: 'none' | 'tile' | 'ring' | undefined;
  /** In use or taken: gold frame. Away or free: dashed or grey. */
  state?: 'plain' | 'now' | 'away' | undefined;
  colour?: string | undefined;
  size?: number | undefined;
}

/** The picture of a thing or a person at the head of a row. */
export function Emblem({ icon, frame = 'none', state = 'plain', colour, size = 44 }: EmblemProps) {
  const ground = useGround();
  const away = state === 'away';
  const bare = frame === 'none';
  const ink = colour ?? (away ? ground.soft : bare || (state === 'now' && frame === 'tile') ? ground.accent : ground.text);
  const border: ViewStyle = {
    borderWidth: state === 'plain' || (away && frame === 'tile') ? 0 : 2,
    borderColor: away ? ground.edge : ground.accent,
    borderStyle: away ? 'dashed' : 'solid',
    borderRadius: frame === 'ring' ? size / 2 : 9,
    backgroundColor: away && frame === 'ring' ? 'transparent' : ground.raised,
  };
  return (
    <View style={[styles.middle, bare ? { width: 30 } : { width: size, height: size, ...border }]}>
      <Icon name={icon} size={bare ? 28 : size * 0.6} colour={ink} />
    </View>
  );
}

const styles = StyleSheet.create({ middle: { alignItems: 'center', justifyContent: 'center' } });
