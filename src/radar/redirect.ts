const redirectStatuses: readonly (number | null)[] = [301, 302, 303, 307, 308];

/** Returns true for a reply that sends the caller to another address. */
export const isRedirect = (status: number | null): boolean => redirectStatuses.includes(status);

/**
 * Describes where a redirect leads. The result contains no part of an address: it may hold an id.
 * @param location the header; absolute, or relative to `from`
 */
export function describeRedirect(from: string, location: string | null | undefined): string {
  if (!location || !URL.canParse(location, from)) return 'a redirect without an address';
  const source = new URL(from);
  const target = new URL(location, from);
  if (target.origin !== source.origin) {
    const isToHttps = target.protocol === 'https:' && source.protocol === 'http:';
    return isToHttps && target.hostname === source.hostname
      ? 'a redirect from http to https'
      : 'a redirect to another origin';
  }
  if (target.pathname === `${source.pathname}/`) return 'a redirect to the same path with a slash';
  if (`${target.pathname}/` === source.pathname) return 'a redirect to the same path without a slash';
  return target.pathname === source.pathname ? 'a redirect to the same path' : 'a redirect to another path';
}
