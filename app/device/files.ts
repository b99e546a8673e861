import * as DocumentPicker from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';
import { Platform } from 'react-native';

/** Gives a text out as a file: a download in a browser, the share sheet on a phone. */
export async function giveFile(name: string, text: string): Promise<void> {
  if (Platform.OS === 'web') {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser reads the address after the click returns.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return;
  }
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  await Sharing.shareAsync(file.uri, { mimeType: 'application/json' });
}

/** A file that the person picks, as text; undefined when they changed their mind. */
export async function takeFile(): Promise<string | undefined> {
  const picked = await DocumentPicker.getDocumentAsync({ type: ['application/json', 'text/plain', '*/*'], copyToCacheDirectory: true });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (!asset) return undefined;
  return asset.file ? asset.file.text() : new File(asset.uri).text();
}
