import { createMMKV } from 'react-native-mmkv';
import type { Store } from '@engine/core/save';

const kept = createMMKV({ id: 'erune' });

/** This phone's own storage. A write is on disk when it returns; on web it is the browser's, which the browser may throw away. */
export const store: Store = {
  get: (key) => kept.getString(key),
  set: (key, value) => kept.set(key, value),
  delete: (key) => void kept.remove(key),
  keys: () => kept.getAllKeys(),
};
