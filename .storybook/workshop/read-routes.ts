/** Route of the app, from the router's generated tree. */
export interface WorkshopRoute {
  /** URL with its parameters: `/setPassword/$code/setPassword`. */
  address: string;
  role: 'patient' | 'physician' | 'anybody';
}

const getRole = (id: string) =>
  id.startsWith('/_patient/') ? 'patient' : id.startsWith('/_physician/') ? 'physician' : 'anybody';

/** Removes segments with a leading underscore: they group pages and are not part of the URL. */
const removeGroups = (id: string) => id.replace(/\/_[^/]+/g, '');

/** Lists the keys of an interface in the generated tree. */
const listIds = (tree: string, list: string) =>
  [...(tree.split(`interface ${list} {`)[1]?.split('}\n')[0] ?? '').matchAll(/'([^']+)': typeof/g)].map(
    ([, id = '']) => id,
  );

/** Lists the routes with a URL from the text of `src/routeTree.gen.ts`. */
export function readRoutes(tree: string): WorkshopRoute[] {
  // Only the ids name the group, which tells the role; only FileRoutesByTo lists pages with a URL.
  const addresses = new Set(listIds(tree, 'FileRoutesByTo'));
  return listIds(tree, 'FileRoutesById')
    .map((id) => ({ address: removeGroups(id), role: getRole(id) }) as const)
    .filter(({ address }) => addresses.has(address));
}
