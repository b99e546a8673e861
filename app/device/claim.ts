/**
 * One screen of a browser at a time may write a game: two tabs with the same one would overwrite each other.
 * Whoever opens it last has it; `lost` tells the other. A phone has one app, so there is nothing to claim.
 */
export function claim(game: string, lost: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`erune/${game}`);
  channel.addEventListener('message', lost);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within this origin
  channel.postMessage('mine');
  return () => channel.close();
}
