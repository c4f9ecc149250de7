const base = () => new URL(import.meta.env.BASE_URL, location.origin);

/** Loads a page of the app, so that it starts from the session and the data as they are now. */
export function goTo(path: string): void {
  location.assign(new URL(path, base()));
}

/** Reads the path of the page that is open, without the base: 'physician/dashboard'. */
export const pagePath = () => location.pathname.slice(base().pathname.length);

/**
 * The whole address of a page that a message links to.
 * @returns null for an address outside the app: a message's words are not to be trusted
 */
export function appAddress(link: string): string | null {
  const address = URL.parse(link.replace(/^\/+/, ''), base());
  return address?.href.startsWith(base().href) ? address.href : null;
}
