import { StyleSheet, View } from 'react-native';

import { pigments } from '../theme/colours';
import { useGround } from '../theme/ground';
import { useAdjust } from './adjust';
import { useFocusRing } from './focus';
import { TokenChip } from './TokenChip';
import { TokenExtra } from './TokenExtra';
import { TokenStep } from './TokenStep';
import type { TokenProps } from './Tokens';
import { Body, Minor } from './Words';

/** The capsule laid down, for small phones and large text: words have the room that beads had. */
export function TokenRow({ reserve, onChange, testID }: TokenProps) {
  const { shape, pigment, icon, value, min, max, label, of, name, said, cover, extra } = reserve;
  const ground = useGround();
  const adjust = useAdjust({ value, min, max, name, said, onChange });
  const focus = useFocusRing();
  const { style, ...adjustable } = adjust.props;
  return (
    <View style={[styles.capsule, { backgroundColor: ground.surface, borderColor: ground.hairline }, focus.ring]}>
      {onChange && <TokenStep sign="minus" label={reserve.less} atLimit={adjust.atMin} onPress={adjust.less} testID={`${testID}-less`} />}
      <View {...adjustable} {...focus.handlers} testID={testID} style={[styles.middle, style]}>
        <TokenChip shape={shape} pigment={pigment} icon={icon} value={value + adjust.pulled} size={66} />
        <View style={styles.words}>
          <View style={styles.line}>
            <Body strong colour={pigments[pigment].light}>
              {label}
            </Body>
            {extra && <TokenExtra {...extra} />}
          </View>
          {cover ?? (of !== undefined && <Minor>{of}</Minor>)}
        </View>
      </View>
      {onChange && <TokenStep sign="plus" label={reserve.more} atLimit={adjust.atMax} onPress={adjust.more} testID={`${testID}-more`} />}
    </View>
  );
}

const styles = StyleSheet.create({
  capsule: { flexDirection: 'row', alignItems: 'stretch', minHeight: 80, borderRadius: 20, borderWidth: 1 },
  middle: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 10, borderRadius: 16, paddingVertical: 4 },
  words: { flex: 1, gap: 2 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
