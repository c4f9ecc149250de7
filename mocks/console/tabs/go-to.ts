import { readAppUrl } from '#mocks/page/app-url.ts';

/** Loads a page of the app in full, so that it reads the present session and data. */
export function goTo(path: string): void {
  const url = new URL(path, readAppUrl());
  const isSamePage = url.href.split('#')[0] === location.href.split('#')[0];
  location.assign(url);
  // A URL with a fragment only scrolls within the page that is open.
  if (isSamePage && url.hash !== '') location.reload();
}

/** Returns the path of the open page without the base, e.g. 'physician/dashboard'. */
export const readPagePath = () => location.pathname.slice(readAppUrl().pathname.length);

/**
 * Returns the absolute URL of a page that a message links to.
 * @returns null for a URL outside the app: the link of a message is untrusted
 */
export function resolveAppUrl(link: string): string | null {
  const address = URL.parse(link.replace(/^\/+/, ''), readAppUrl());
  return address?.href.startsWith(readAppUrl().href) ? address.href : null;
}
