/** Opens the channel on which a page of a store tells its other pages to reload. */
function openChannel(storeName: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${storeName} reload`);
}

/** Tells all other pages of a store to reload, since sessions or the clock have changed. */
export function announceReload(storeName: string): void {
  const channel = openChannel(storeName);
  channel?.postMessage(null);
  channel?.close();
}

/** Reloads this page whenever another page of the store says so. */
export function followReloads(storeName: string): void {
  openChannel(storeName)?.addEventListener('message', () => location.reload());
}
