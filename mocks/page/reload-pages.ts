/** Channel of this page, which does not receive its own messages. */
let channel: BroadcastChannel | undefined;

/** Returns the channel on which a page tells the other pages of a store to reload. */
function openChannel(storeName: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(`${storeName} reload`);
  return channel;
}

/** Tells all other pages of a store to reload, since sessions or the clock have changed. */
export function announceReload(storeName: string): void {
  openChannel(storeName)?.postMessage(null);
}

/**
 * Reloads this page whenever another page of the store says so.
 * @param onReload called before it
 */
export function followReloads(storeName: string, onReload: () => void): void {
  openChannel(storeName)?.addEventListener('message', () => {
    onReload();
    location.reload();
  });
}
