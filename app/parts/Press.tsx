import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View, type Role, type ViewStyle } from 'react-native';

import { useFeel, type Feel } from '../theme/feel';
import { lip as depth, touch } from '../theme/space';
import { useFocusRing } from './focus';

export interface PressProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  onHold?: (() => void) | undefined;
  /** The accessible name: what happens, with its cost. */
  label: string;
  hint?: string | undefined;
  testID?: string | undefined;
  role?: Role | undefined;
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  checked?: boolean | undefined;
  selected?: boolean | undefined;
  expanded?: boolean | undefined;
  /** In a group walked with the arrow keys only the current one is a tab stop. */
  tabStop?: boolean | undefined;
  feel?: Feel | undefined;
  /** The colour of its thickness; without one it lies flat. */
  lip?: string | undefined;
  lipDepth?: number | undefined;
  radius?: number | undefined;
  onGold?: boolean | undefined;
  /** Of the place it takes in the layout. */
  style?: ViewStyle | undefined;
  /** Of the face that sinks. */
  face?: ViewStyle | undefined;
  /** Laid over `face` while it is held down. */
  sunk?: ViewStyle | undefined;
}

/** What every control is made of: a face on a lip that sinks, a ring for the keyboard, a buzz. */
export function Press(props: PressProps) {
  const { children, onPress, onHold, label, hint, testID, role = 'button', disabled, busy, checked, selected, expanded } = props;
  const { tabStop = true, feel, lip, lipDepth = depth.button, radius = 12, onGold, style, face, sunk } = props;
  const buzz = useFeel();
  const focus = useFocusRing(onGold);
  const idle = Boolean(disabled || busy);
  const stands = Boolean(lip && !disabled);
  const act = () => {
    if (feel) buzz(feel);
    onPress?.();
  };
  return (
    <Pressable
      accessible
      role={role}
      aria-label={label}
      accessibilityHint={hint}
      aria-disabled={Boolean(disabled)}
      {...(busy ? { 'aria-busy': true } : {})}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
      {...(selected === undefined ? {} : { 'aria-selected': selected })}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      testID={testID}
      disabled={idle}
      tabIndex={tabStop ? 0 : -1}
      onPress={act}
      {...(onHold ? { onLongPress: onHold } : {})}
      {...focus.handlers}
      style={[
        styles.place,
        { borderRadius: radius, paddingBottom: stands ? lipDepth : 0 },
        style,
        focus.ring,
      ]}
    >
      {({ pressed }) => (
        <>
          {stands && <View style={[styles.lip, { top: lipDepth, backgroundColor: lip, borderRadius: radius }]} />}
          <View
            style={[
              styles.face,
              { borderRadius: radius },
              face,
              pressed && sunk,
              pressed && { transform: [{ translateY: stands ? lipDepth - depth.sunk : 1 }] },
            ]}
          >
            {children}
          </View>
        </>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  place: { minHeight: touch.minimum, minWidth: touch.minimum, maxWidth: '100%' },
  lip: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  face: { flexGrow: 1, justifyContent: 'center' },
});
