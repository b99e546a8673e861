import { AppState } from 'react-native';
import type { Link } from '@engine/table/link';
import { closeReason, decodeToGuest, decodeToHost, encodeFromHost, joinPath, type CloseReason, type Join } from '@engine/table/wire';
import type { TableAddress } from './address';
import { pipe, type Pipe } from './pipe';

// The relay beats every 15 s: two beats missed, and the line is dead although nobody said so.
const SILENCE = 40_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;

const dial = (origin: string, join: Join): WebSocket => new WebSocket(origin.replace(/^http/, 'ws') + joinPath(join));

/** A guest's links to the host through the relay; what is said before the host is there waits for it. */
export function guestLinks({ origin, room }: TableAddress, refused: (why: CloseReason) => void): () => Link {
  return () => {
    const wire = dial(origin, { as: 'guest', room });
    const early: string[] = [];
    let here = false;
    const line = pipe(
      (text) => (here ? wire.send(text) : void early.push(text)),
      () => wire.close(),
    );
    wire.addEventListener('message', ({ data }) => {
      const message = decodeToGuest(String(data));
      if (message?.is === 'said') line.said(message.payload);
      else if ((message?.is === 'here' || message?.is === 'away') && here) {
        // A host that came anew knows nothing of this conversation: it must begin again.
        line.ended();
        wire.close();
      } else if (message?.is === 'here') {
        here = true;
        for (const text of early.splice(0)) wire.send(text);
      }
    });
    wire.addEventListener('close', ({ code }) => {
      line.ended();
      const why = closeReason(code);
      if (why) refused(why);
    });
    return line;
  };
}

export interface RoomEnds {
  connect(link: Link): void;
  /** Whether phones can join now, or why never. */
  open(open: boolean, why?: CloseReason): void;
}

/** The host's side: keeps the room open through drops, sleep and changed networks, with one link for each guest in it. */
export function openRoom({ origin, room }: TableAddress, key: string, ends: RoomEnds): { close(): void } {
  const guests = new Map<number, Pipe>();
  let wire: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const guest = (member: number, send: (frame: string) => void): Pipe =>
    pipe(
      (payload) => send(encodeFromHost({ is: 'say', to: member, payload })),
      () => {
        guests.delete(member);
        send(encodeFromHost({ is: 'drop', member }));
      },
    );
  const hear = (frame: string, send: (frame: string) => void) => {
    const message = decodeToHost(frame);
    if (message?.is === 'open') {
      wait = FIRST_WAIT;
      ends.open(true);
    } else if (message?.is === 'came') {
      const line = guest(message.member, send);
      guests.set(message.member, line);
      ends.connect(line);
    } else if (message?.is === 'left') {
      guests.get(message.member)?.ended();
      guests.delete(message.member);
    } else if (message?.is === 'said') guests.get(message.member)?.said(message.payload);
  };
  const open = () => {
    clearTimeout(timer);
    const fresh = dial(origin, { as: 'host', room, key });
    wire = fresh;
    const send = (frame: string) => {
      if (fresh.readyState === WebSocket.OPEN) fresh.send(frame);
    };
    fresh.addEventListener('message', ({ data }) => {
      clearTimeout(watch);
      watch = setTimeout(() => fresh.close(), SILENCE);
      hear(String(data), send);
    });
    fresh.addEventListener('close', ({ code }) => {
      clearTimeout(watch);
      wire = undefined;
      for (const line of guests.values()) line.ended();
      guests.clear();
      // Closed by this phone itself: there is nobody left to tell.
      if (stopped) return;
      const why = closeReason(code);
      // Another screen took the room over, or somebody else's table has this code: coming back would only quarrel.
      if (why === 'replaced' || why === 'taken' || why === 'version') stopped = true;
      ends.open(false, stopped ? why : undefined);
      if (stopped) return;
      timer = setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  };
  const hurry = () => {
    if (!stopped && !wire) open();
  };
  const awake = AppState.addEventListener('change', (state) => state === 'active' && hurry());
  open();
  return {
    close: () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(watch);
      awake.remove();
      wire?.close();
    },
  };
}
