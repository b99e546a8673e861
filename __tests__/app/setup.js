// mmkv asks Nitro for its native half before it reaches its own in-memory double, and Nitro throws without a phone.
jest.mock('react-native-nitro-modules', () => ({ NitroModules: {} }));
