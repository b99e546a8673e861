import { manifestFaults, plistFaults } from '../../scripts/native.mjs';

const MANIFEST = `<manifest>
  <uses-permission android:name="android.permission.CAMERA"/>
  <uses-permission android:name="android.permission.INTERNET"/>
  <uses-permission android:name="android.permission.RECORD_AUDIO"/>
  <queries><intent><action android:name="android.speech.RecognitionService"/></intent></queries>
  <application android:usesCleartextTraffic="true"><data android:scheme="erune"/></application>
</manifest>`;

const texts = ['Microphone', 'SpeechRecognition', 'Camera', 'LocalNetwork']
  .map((name) => `<key>NS${name}UsageDescription</key>\n<string>Erune Companion needs it for play.</string>`)
  .join('\n');
const PLIST = `<dict>${texts}
  <key>NSAllowsLocalNetworking</key>
  <true/>
  <key>CFBundleURLSchemes</key>
  <array>
    <string>erune</string>
  </array></dict>`;

test('whole native projects have no faults', () => {
  expect(manifestFaults(MANIFEST)).toEqual([]);
  expect(plistFaults(PLIST)).toEqual([]);
});

test.each([
  ['RECORD_AUDIO', 'the permission to hear'],
  ['CAMERA', 'the permission to see'],
  ['INTERNET', 'the permission to use a network'],
  ['erune', 'the scheme erune://'],
  ['"true"', 'ws:// to a table at home'],
  ['RecognitionService', 'the speech recogniser'],
])('a manifest without %s is found out', (word, fault) => {
  expect(manifestFaults(MANIFEST.replace(word, ''))).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['NSMicrophone', 'the microphone'],
  ['NSSpeechRecognition', 'speech recognition'],
  ['NSCamera', 'the camera'],
  ['NSLocalNetwork', 'the local network'],
  ['<true/>', 'ws:// to a table at home'],
  ['>erune<', 'the scheme erune://'],
])('a plist without %s is found out', (word, fault) => {
  expect(plistFaults(PLIST.replace(word, ''))).toEqual([expect.stringContaining(fault)]);
});

test("a plugin's own words are not ours", () => {
  const own = PLIST.replace('Erune Companion needs it for play.', 'Allow $(PRODUCT_NAME) to access your microphone');
  expect(plistFaults(own)).toEqual(['Info.plist lacks our words for the microphone']);
});
