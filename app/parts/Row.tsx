import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGround } from '../theme/ground';
import { useRoom } from '../theme/room';
import { inset, touch } from '../theme/space';
import { Emblem, type EmblemProps } from './Emblem';
import { Icon } from './Icon';
import { Press } from './Press';
import { Body, Minor } from './Words';

export interface RowProps {
  title: string;
  note?: string | undefined;
  /** The picture at its head; its state follows the row's unless it says otherwise. */
  emblem?: EmblemProps | undefined;
  /** What is only read: a price, dice, a word. */
  right?: ReactNode;
  /** What is pressed by itself, beside the row. */
  action?: ReactNode;
  onPress?: (() => void) | undefined;
  testID?: string | undefined;
  /** The accessible name where title and note in a row would not read well. */
  name?: string | undefined;
  /** Cannot be used now; the note says why. */
  dim?: boolean | undefined;
  /** The last of its list closes with a line; the others open with one. */
  last?: boolean | undefined;
  /** Inside a card or a page there is no line above. */
  bare?: boolean | undefined;
  expanded?: boolean | undefined;
}

export function Row(props: RowProps) {
  const { title, note, emblem, right, action, onPress, testID, name, dim, last, bare, expanded } = props;
  const ground = useGround();
  const { tight, stacked } = useRoom();
  const told = typeof right === 'string' ? <Minor>{right}</Minor> : right;
  const below = stacked || (tight && typeof right === 'string');
  const place = stacked ? styles.place : styles.wide;
  const line = { borderColor: ground.hairline, borderTopWidth: bare ? 0 : 1, borderBottomWidth: last ? 1 : 0 };
  const inside = (
    <View style={styles.inside}>
      {emblem && <Emblem {...(dim ? { state: 'away' } : {})} {...emblem} />}
      <View style={styles.words}>
        <Body strong tone={dim ? 'soft' : 'text'}>
          {title}
        </Body>
        {note !== undefined && <Minor>{note}</Minor>}
        {below && told}
      </View>
      {!below && told}
      {onPress && expanded === undefined && <Icon name="chevron-right" size={22} colour={ground.soft} />}
      {expanded !== undefined && <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={22} colour={ground.soft} />}
    </View>
  );
  return (
    <View style={[styles.row, line, bare && styles.bare, stacked && styles.stacked]}>
      {onPress ? (
        <Press
          label={name ?? [title, note].filter(Boolean).join(', ')}
          testID={testID}
          onPress={onPress}
          expanded={expanded}
          radius={8}
          style={place}
          sunk={{ backgroundColor: ground.raised }}
        >
          {inside}
        </Press>
      ) : (
        <View testID={testID} style={place}>
          {inside}
        </View>
      )}
      {action}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: inset.rowGap, minHeight: touch.row, paddingVertical: 4 },
  bare: { minHeight: touch.minimum, paddingVertical: 0 },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  place: { justifyContent: 'center' },
  wide: { flex: 1, justifyContent: 'center' },
  inside: { flexDirection: 'row', alignItems: 'center', gap: inset.rowGap, paddingVertical: 4, paddingHorizontal: 2 },
  words: { flex: 1, gap: 1 },
});
