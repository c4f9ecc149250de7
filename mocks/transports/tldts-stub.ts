/**
 * Replaces `tldts` in browser builds. MSW's cookie jar uses it to refuse cookies for a whole public
 * suffix. Its list of suffixes is 270 kB, and the mock only sees its own origin.
 */
export function getDomain(host: string): string {
  return host;
}
