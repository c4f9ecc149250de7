/**
 * Stands in for `tldts` in browser builds. MSW's cookie jar asks it for the registrable part of a host, to refuse
 * cookies for a whole public suffix; the list that answers this weighs 270 kB, and the mock only sees its own origin.
 */
export function getDomain(host: string): string {
  return host;
}
