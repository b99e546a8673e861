const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins');

// A table in the living room is reached at ws://192.168.…, for which nobody can get a certificate.
// Release builds of Android refuse such addresses unless the manifest allows them; iOS allows local ones.
// What passes through stays within the house; sealing it is the phones’ own affair.
module.exports = (config) =>
  withAndroidManifest(config, (made) => {
    AndroidConfig.Manifest.getMainApplicationOrThrow(made.modResults).$['android:usesCleartextTraffic'] = 'true';
    return made;
  });
