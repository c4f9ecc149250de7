import { resolveAppUrl } from '#mocks/console/tabs/go-to.ts';

/** Returns the absolute URL of the app's start page. */
const readAppUrl = () => new URL(import.meta.env.BASE_URL, location.origin).href;

/** Returns the absolute URL of the theatre. */
export const readTheatreUrl = () => readAppUrl() + import.meta.env.THEATRE_PATH;

/** Returns the URL of a seat's page; the start page for one that is not the app's. */
export function resolvePage(page: string): string {
  const url = resolveAppUrl(page);
  return url === null || url.startsWith(readTheatreUrl()) ? readAppUrl() : url;
}

/**
 * Returns the page that a window shows: path, query and hash, without the base.
 * @returns null for a page outside the app, such as one that is still empty
 */
export function readPage(page: Window): string | null {
  try {
    const { href } = page.location;
    return href.startsWith(readAppUrl()) ? href.slice(readAppUrl().length) : null;
  } catch {
    // A page of another origin, to which a link has led.
    return null;
  }
}
