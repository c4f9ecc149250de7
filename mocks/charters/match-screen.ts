import type { ScreenPattern } from './charter.ts';

/** Address of a page of the app, without the base: 'profile?step=image'. */
export type PageAddress = string;

const optionalParameter = /\/\{-\$\w+\}/g;

/** Returns a pattern for the paths of a route, such as '/myHealth/{-$section}'. */
export const createPathPattern = (route: string) =>
  new RegExp(`^${route.replace(optionalParameter, '(?:/[^/]+)?').replace(/\$\w+/g, '[^/]+')}$`);

/** Compares routes: fewer parameters first, as the router matches them. */
export const compareByParameters = (one: string, other: string) =>
  one.split('$').length - other.split('$').length;

/** Parses an address. The host is never used. */
function parseAddress(address: PageAddress) {
  const { pathname, searchParams } = new URL(address.replace(/^\/*/, '/'), 'http://app.test');
  return { path: pathname.replace(/(?<=.)\/$/, ''), query: searchParams };
}

/** Returns the route of an address; '*' if none has it. */
export function findRoute<Route extends string>(routes: readonly Route[], address: PageAddress): Route | '*' {
  const { path } = parseAddress(address);
  return routes.toSorted(compareByParameters).find((route) => createPathPattern(route).test(path)) ?? '*';
}

/** Creates a predicate for the screens of an address. @param routes routes of the app */
export function createScreenMatcher(
  routes: readonly string[],
  address: PageAddress,
): (screen: ScreenPattern) => boolean {
  const shownRoute = findRoute(routes, address);
  const { path, query } = parseAddress(address);
  return ({ route, section, search = {} }) =>
    route === shownRoute &&
    (section === undefined || path.endsWith(`/${section}`)) &&
    Object.entries(search).every(([name, value]) =>
      value === undefined ? !query.has(name) : query.get(name) === String(value),
    );
}
