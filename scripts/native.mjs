import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expo } from './build.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

/** What the native project is made of, beside the packages. */
const SOURCES = ['app.json', 'package.json', 'assets', 'plugins'];

/** @template T @param {(folder: string) => Promise<T>} work @returns {Promise<T>} */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'erune-native-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The app's code as both phones would get it, Hermes bytecode and all. @param {string} root @returns {Promise<Outcome>} */
export const bundles = (root) =>
  inFolder((folder) => expo(root, ['export', '--platform', 'android', '--platform', 'ios', '--output-dir', folder]));

/** @param {string} text @param {Record<string, RegExp>} wanted */
const lacking = (text, wanted) => Object.entries(wanted).flatMap(([what, pattern]) => (pattern.test(text) ? [] : [what]));

/** @param {string} key */
const explained = (key) => new RegExp(`<key>${key}</key>\\s*<string>(?!Allow \\$)[^<]{20,}</string>`);
/** @param {string} name */
const permitted = (name) => new RegExp(`<uses-permission android:name="android\\.permission\\.${name}"/>`);

/** What an AndroidManifest.xml lacks that the app needs. @param {string} xml */
export const manifestFaults = (xml) =>
  lacking(xml, {
    'the permission to hear': permitted('RECORD_AUDIO'),
    'the permission to see': permitted('CAMERA'),
    'the permission to use a network': permitted('INTERNET'),
    'the scheme erune://': /<data android:scheme="erune"\/>/,
    'ws:// to a table at home': /android:usesCleartextTraffic="true"/,
    'the speech recogniser among its queries': /android\.speech\.RecognitionService/,
  }).map((what) => `AndroidManifest.xml lacks ${what}`);

/** What an Info.plist lacks that the app needs. @param {string} plist */
export const plistFaults = (plist) =>
  lacking(plist, {
    'our words for the microphone': explained('NSMicrophoneUsageDescription'),
    'our words for speech recognition': explained('NSSpeechRecognitionUsageDescription'),
    'our words for the camera': explained('NSCameraUsageDescription'),
    'our words for the local network': explained('NSLocalNetworkUsageDescription'),
    'the scheme erune://': /<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>erune<\/string>/,
    'ws:// to a table at home': /<key>NSAllowsLocalNetworking<\/key>\s*<true\/>/,
  }).map((what) => `Info.plist lacks ${what}`);

/** @param {string} folder what `expo prebuild` made */
function projectFaults(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');
  const project = readdirSync(join(folder, 'ios')).find((name) => name.endsWith('.xcodeproj')) ?? '';
  const name = project.replace('.xcodeproj', '');
  return [
    ...manifestFaults(read('android/app/src/main/AndroidManifest.xml')),
    ...plistFaults(read(`ios/${name}/Info.plist`)),
    ...lacking(read('android/app/build.gradle'), { 'build.gradle lacks its id': /applicationId 'app\.erune\.companion'/ }),
    ...lacking(read(`ios/${project}/project.pbxproj`), {
      'project.pbxproj lacks its id': /PRODUCT_BUNDLE_IDENTIFIER = "?app\.erune\.companion"?;/,
    }),
  ];
}

/** The native projects as a build would make them, looked into: there is no SDK here to build them. @param {string} root @returns {Promise<Outcome>} */
export const projects = (root) =>
  inFolder(async (folder) => {
    for (const source of SOURCES) cpSync(join(root, source), join(folder, source), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const { code, output } = await expo(folder, ['prebuild', '--no-install']);
    if (code !== 0) return { code, output };
    const faults = projectFaults(folder);
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  });
