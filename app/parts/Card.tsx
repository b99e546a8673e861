import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { Ground, onStone, useGround } from '../theme/ground';
import { inset, radius } from '../theme/space';
import { Press } from './Press';

export interface CardProps {
  children: ReactNode;
  /** Plain stone; `now` has the gold frame of what is in use or may be done; `empty` is dashed. */
  look?: 'plain' | 'now' | 'empty' | undefined;
  /** The whole card is one control. Needs `label` and `testID`. */
  press?: { readonly label: string; readonly onPress: () => void; readonly selected?: boolean | undefined } | undefined;
  testID?: string | undefined;
  /** Takes the room that is left. */
  fill?: boolean | undefined;
  padding?: number | undefined;
}

/** A slab of stone. On vellum it is a dark inlay for things that are counted. */
export function Card({ children, look = 'plain', press, testID, fill, padding = inset.card }: CardProps) {
  const outer = useGround();
  const ground = onStone(outer);
  const slab: ViewStyle = {
    padding,
    borderRadius: radius.card,
    borderWidth: look === 'now' ? 1.5 : 1,
    borderStyle: look === 'empty' ? 'dashed' : 'solid',
    borderColor: look === 'now' ? ground.accent : look === 'empty' ? ground.edge : ground.hairline,
    backgroundColor: look === 'empty' ? 'transparent' : outer.stuff === 'vellum' ? ground.ground1 : ground.surface,
  };
  return (
    <Ground value={ground}>
      {press ? (
        <Press
          {...press}
          testID={testID}
          radius={radius.card}
          style={fill ? styles.fill : undefined}
          face={slab}
          sunk={{ backgroundColor: ground.raised }}
        >
          {children}
        </Press>
      ) : (
        <View testID={testID} style={[slab, fill && styles.fill]}>
          {children}
        </View>
      )}
    </Ground>
  );
}

const styles = StyleSheet.create({ fill: { flexGrow: 1, flexShrink: 1 } });
