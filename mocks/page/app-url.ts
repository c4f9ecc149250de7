/** Returns the URL of the app's start page: the origin with the base of the build. */
export const readAppUrl = () => new URL(import.meta.env.BASE_URL, location.origin);

/** Returns the path and query of the open page without the base, e.g. 'profile?step=physician'. */
export const readPageAddress = (): string => location.href.slice(readAppUrl().href.length);
