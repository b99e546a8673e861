const gradle = (variant) => `cd android && ./gradlew assemble${variant} assembleAndroidTest -DtestBuildType=${variant.toLowerCase()}`;
const xcode = (configuration) =>
  `xcodebuild -workspace ios/EruneCompanion.xcworkspace -scheme EruneCompanion -configuration ${configuration} ` +
  '-sdk iphonesimulator -derivedDataPath ios/build';
const prebuilt = (platform, build) => `npx expo prebuild --platform ${platform} && ${build}`;

/** @type {import('detox').DetoxConfig} */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/jest.config.js' },
    jest: { setupTimeout: 180_000 },
  },
  artifacts: { rootDir: 'e2e/artifacts' },
  apps: {
    ios: {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/EruneCompanion.app',
      build: prebuilt('ios', xcode('Release')),
    },
    android: {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      build: prebuilt('android', gradle('Release')),
      reversePorts: [8080],
    },
  },
  devices: {
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 16' } },
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel_8' } },
    attached: { type: 'android.attached', device: { adbName: '.*' } },
  },
  configurations: {
    ios: { device: 'simulator', app: 'ios' },
    android: { device: 'emulator', app: 'android' },
    phone: { device: 'attached', app: 'android' },
  },
};
