import { Children, type ReactNode } from 'react';
import { View } from 'react-native';

import { useRoom } from '../theme/room';
import { touch } from '../theme/space';

export interface SideProps {
  children: ReactNode;
  /** How the width is shared, child by child; 0 takes what it needs. Equal without it. */
  shares?: readonly number[] | undefined;
  /** Two short words may stand beside each other longer than three cards. */
  stacks?: 'tight' | 'stacked' | undefined;
  gap?: number | undefined;
}

/** Side by side while there is room, below each other when the phone is small or the text is large. */
export function Side({ children, shares = [], stacks = 'tight', gap = touch.gap }: SideProps) {
  const room = useRoom();
  const below = room.stacked || room[stacks];
  return (
    <View style={{ flexDirection: below ? 'column' : 'row', alignItems: 'stretch', gap }}>
      {Children.toArray(children).map((child, i) => {
        const share = shares[i] ?? 1;
        return (
          <View key={i} style={below || share === 0 ? undefined : { flexGrow: share, flexShrink: 1, flexBasis: 0 }}>
            {child}
          </View>
        );
      })}
    </View>
  );
}
