/*
 * Replaces `tough-cookie` in browser builds, where it is 7 kB, and 270 kB with its list of public
 * suffixes. MSW keeps the cookies of mocked replies in it, and the mock sets none: the contract has
 * no cookies, and a session goes with the header `Authorization`.
 */

/** Store without cookies. */
export class MemoryCookieStore {
  /** Cookies by domain, path and name. */
  idx = {};
}

/** Jar that stays empty. */
export class CookieJar {
  getCookiesSync(): readonly never[] {
    return [];
  }

  /** @throws Error, so that a reply with a cookie does not lose it silently */
  setCookie(): never {
    throw new Error('The mock has no cookie jar in browsers (mocks/transports/tough-cookie-stub.ts)');
  }
}

/** Parser of stored cookies, of which there are none. */
export const Cookie = { fromJSON: () => null };
