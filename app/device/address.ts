import { Platform, Share } from 'react-native';
import { HEALTH_PATH, readRoom } from '@engine/table/wire';

/** A table as a link names it: where its relay is, and which room. */
export interface TableAddress {
  /** `http://192.168.1.20:8080` */
  readonly origin: string;
  readonly room: string;
}

const LOCAL = /^(localhost|127\.|\[::1\])/;

/** Where this page came from; undefined on a phone, which has no page. */
export const pageOrigin = (): string | undefined => (Platform.OS === 'web' ? window.location.origin : undefined);

export const joinLink = ({ origin, room }: TableAddress): string => `${origin}/join?room=${room}`;

/** Reads what a person pasted, typed or scanned: a whole link, or just a code for the relay that is known. */
export function readAddress(text: string, origin: string | undefined): TableAddress | undefined {
  const trimmed = text.trim();
  const room = readRoom(trimmed);
  if (room) return origin ? { origin, room } : undefined;
  const match = /^(https?:\/\/[^/\s]+)\/join\?(?:.*&)?room=([^&#]+)/.exec(trimmed);
  const named = match?.[2] && readRoom(match[2]);
  return match?.[1] && named ? { origin: match[1], room: named } : undefined;
}

/** The address that other phones can reach: the computer's in its network, when this page was opened as localhost. */
export async function reachable(origin: string): Promise<string> {
  if (!LOCAL.test(new URL(origin).host)) return origin;
  try {
    const { nearby } = (await (await fetch(origin + HEALTH_PATH)).json()) as { nearby?: string };
    return nearby ?? origin;
  } catch {
    return origin;
  }
}

/** Hands a link to the share sheet of the phone, or to the clipboard of a browser without one. False when neither works. */
export async function shareLink(link: string): Promise<boolean> {
  try {
    if (Platform.OS !== 'web') await Share.share({ message: link });
    else if ('share' in navigator) await navigator.share({ url: link });
    else await (navigator as Navigator).clipboard.writeText(link);
    return true;
  } catch {
    // Closed without sharing, or a page over plain http, which has no clipboard.
    return false;
  }
}
