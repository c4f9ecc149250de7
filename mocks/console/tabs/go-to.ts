const base = () => new URL(import.meta.env.BASE_URL, location.origin);

/** Loads a page of the app anew, so that it starts from the session and the data as they are now. */
export function goTo(path: string): void {
  location.assign(new URL(path, base()));
}

/**
 * The whole address of a page that a message links to.
 * @returns null for an address outside the app: what a message says is not to be trusted
 */
export function appAddress(link: string): string | null {
  const address = URL.parse(link.replace(/^\/+/, ''), base());
  return address?.href.startsWith(base().href) ? address.href : null;
}
