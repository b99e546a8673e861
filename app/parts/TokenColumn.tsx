import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { pigments } from '../theme/colours';
import { touch } from '../theme/space';
import { useAdjust } from './adjust';
import { useFocusRing } from './focus';
import { TokenBeads } from './TokenBeads';
import { TokenChip } from './TokenChip';
import { TokenExtra } from './TokenExtra';
import { TokenStep } from './TokenStep';
import type { TokenProps } from './Tokens';
import { Minor } from './Words';

/** A capsule: more above, less below, both as wide as it is. */
export function TokenColumn({ reserve, onChange, testID }: TokenProps) {
  const { shape, pigment, icon, value, min, max, label, of, name, said, cover, extra } = reserve;
  const [field, setField] = useState({ width: 112, height: onChange ? 212 : 140 });
  const adjust = useAdjust({ value, min, max, name, said, onChange });
  const focus = useFocusRing();
  const shown = value + adjust.pulled;
  const { light } = pigments[pigment];
  const { style, ...adjustable } = adjust.props;
  return (
    <View
      style={[styles.capsule, focus.ring]}
      onLayout={({ nativeEvent: { layout } }) => setField({ width: layout.width, height: layout.height })}
    >
      <TokenBeads {...field} value={shown} max={max} colour={light} />
      {onChange && <TokenStep sign="plus" label={reserve.more} atLimit={adjust.atMax} onPress={adjust.more} testID={`${testID}-more`} />}
      <View {...adjustable} {...focus.handlers} testID={testID} style={[styles.middle, onChange ? undefined : styles.alone, style]}>
        <TokenChip shape={shape} pigment={pigment} icon={icon} value={shown} />
        {extra && <TokenExtra {...extra} style={styles.extra} />}
        <Minor centre>
          <Minor strong colour={light}>
            {label}
          </Minor>
          {of !== undefined && !cover && ` ${of}`}
        </Minor>
        {cover}
      </View>
      {onChange && <TokenStep sign="minus" label={reserve.less} atLimit={adjust.atMin} onPress={adjust.less} testID={`${testID}-less`} />}
    </View>
  );
}

const styles = StyleSheet.create({
  capsule: { flexGrow: 1, flexBasis: 96, minWidth: 96, maxWidth: 140, alignItems: 'stretch', borderRadius: 70 },
  middle: { alignItems: 'center', gap: 3, borderRadius: 20, minHeight: touch.minimum },
  alone: { paddingTop: 16, paddingBottom: 18 },
  extra: { position: 'absolute', right: -3, top: -9 },
});
