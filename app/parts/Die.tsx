import { View } from 'react-native';

import { Press } from './Press';
import { DieFace, type DieFaceProps } from './DieFace';

export interface DieProps extends DieFaceProps {
  /** The whole die for screen readers: "Red die, skull". */
  label: string;
  testID?: string | undefined;
  onPress?: (() => void) | undefined;
  onHold?: (() => void) | undefined;
  /** How it came to rest, in degrees. */
  tilt?: number | undefined;
}

/** One die showing one face. */
export function Die({ label, testID, onPress, onHold, tilt = 0, ...face }: DieProps) {
  const lean = tilt === 0 ? {} : { transform: [{ rotate: `${tilt}deg` }] };
  if (onPress) {
    return (
      <Press
        label={label}
        testID={testID}
        onPress={onPress}
        onHold={onHold}
        feel="step"
        selected={face.selected}
        style={{ alignSelf: 'center', ...lean }}
        face={{ alignItems: 'center' }}
      >
        <DieFace {...face} />
      </Press>
    );
  }
  return (
    <View testID={testID} style={{ alignSelf: 'center', ...lean }} accessible role="img" aria-label={label}>
      <DieFace {...face} />
    </View>
  );
}
