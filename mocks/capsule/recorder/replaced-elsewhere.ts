/** Commands that replace the whole state of the mock. */
const replacingCommands = ['reset', 'restore', 'goBack'] as const;
type ReplacingCommand = (typeof replacingCommands)[number];

/** Returns true for the name of a command that replaces the whole state. */
export const isReplacing = (name: string): name is ReplacingCommand =>
  (replacingCommands as readonly string[]).includes(name);

/**
 * Follows the pages of a store that replace its state: what they have done is no step of this tab.
 * @param onReplaced called when another page has replaced the state
 * @returns a function that tells the other pages that this one has
 */
export function followReplacements(storeName: string, onReplaced: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`${storeName} replacements`);
  channel.addEventListener('message', onReplaced);
  return () => channel.postMessage(null);
}
