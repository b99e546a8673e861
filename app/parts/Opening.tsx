import { StyleSheet, Text, View } from 'react-native';

import type { SizeName } from '../theme/type';
import { Initial } from './Initial';
import { Voice } from './Words';

/** A passage that begins with an illuminated letter, where it begins with a letter at all. */
export function Opening({ text, size, testID }: { text: string; size?: SizeName | undefined; testID?: string | undefined }) {
  const [first = ''] = /^\p{L}\p{M}*/u.exec(text) ?? [];
  return (
    <View style={styles.row} testID={testID}>
      {first !== '' && <Initial letter={first} size={54} />}
      <Voice fill size={size}>
        {/* The picture has no voice: the letter stays in the sentence for whoever hears or copies it. */}
        <Text style={styles.unseen}>{first}</Text>
        {text.slice(first.length)}
      </Voice>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: 12 },
  unseen: { fontSize: 1, lineHeight: 1, color: 'transparent' },
});
