/** Opens the channel on which pages hear of happenings; undefined without channels. */
const openChannel = (storeName: string) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${storeName} happenings`);

/** Tells the theatre that something has happened. @param seat seat of this page, or '' */
export function announceHappening(storeName: string, seat: string): void {
  const channel = openChannel(storeName);
  channel?.postMessage(seat);
  channel?.close();
}

/**
 * Follows the happenings that other pages of a store have started.
 * @param onHappening receives the seat of such a page, or ''
 * @returns a function that stops
 */
export function followHappenings(storeName: string, onHappening: (seat: string) => void): () => void {
  const channel = openChannel(storeName);
  channel?.addEventListener('message', ({ data }) => onHappening(String(data)));
  return () => channel?.close();
}
