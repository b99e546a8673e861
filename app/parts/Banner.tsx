import { StyleSheet, View } from 'react-native';

import { gold } from '../theme/colours';
import { useGround } from '../theme/ground';
import { useRoom } from '../theme/room';
import { radius, touch } from '../theme/space';
import { Press } from './Press';
import { Body } from './Words';

export interface BannerProps {
  text: string;
  /** Gold: it is this phone's turn. Stone: it is somebody else's, and the text says whose. */
  mine: boolean;
  /** Filled dots are what is left; the words give way when there is little room. */
  actions?: { readonly left: number; readonly of: number; readonly label: string } | undefined;
  action?: { readonly label: string; readonly onPress: () => void; readonly name?: string | undefined } | undefined;
  testID: string;
}

export function Banner({ text, mine, actions, action, testID }: BannerProps) {
  const ground = useGround();
  const { tight } = useRoom();
  const ink = mine ? gold.on : ground.text;
  const bar = mine ? { backgroundColor: gold.main, borderColor: gold.main } : { backgroundColor: ground.surface, borderColor: ground.hairline };
  return (
    <View style={[styles.bar, bar]} testID={testID}>
      <View style={styles.text} aria-live="polite">
        <Body strong size="button" colour={ink}>
          {text}
        </Body>
      </View>
      {actions && (
        <View style={styles.dots} accessible role="img" aria-label={actions.label}>
          {Array.from({ length: actions.of }, (_, i) => (
            <View key={i} style={[styles.dot, { borderColor: ink }, i < actions.left && { backgroundColor: ink }]} />
          ))}
          {!tight && (
            <Body strong colour={ink}>
              {actions.label}
            </Body>
          )}
        </View>
      )}
      {action && (
        <Press
          label={action.name ?? action.label}
          testID={`${testID}-action`}
          onPress={action.onPress}
          radius={9}
          onGold={mine}
          face={{ ...button, ...(mine ? { backgroundColor: gold.on } : { borderWidth: 1.5, borderColor: ground.edge }) }}
        >
          <Body strong centre size="button" colour={mine ? gold.main : ground.text}>
            {action.label}
          </Body>
        </Press>
      )}
    </View>
  );
}

const button = { minHeight: touch.minimum, minWidth: 52, paddingHorizontal: 13, paddingVertical: 4 } as const;

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-end',
    columnGap: 10,
    rowGap: 4,
    minHeight: touch.button,
    borderRadius: radius.card,
    borderWidth: 1,
    paddingLeft: 14,
    paddingRight: 4,
    paddingVertical: 3,
  },
  text: { flexGrow: 1, flexShrink: 1, paddingVertical: 6 },
  dots: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  dot: { width: 20, height: 20, borderRadius: 10, borderWidth: 2 },
});
