/** Route of the app, from the router's generated tree. */
export interface WorkshopRoute {
  /** URL with its parameters: `/setPassword/$code/setPassword`. */
  address: string;
  role: 'patient' | 'physician' | 'anybody';
}

const roleOf = (id: string) =>
  id.startsWith('/_patient/') ? 'patient' : id.startsWith('/_physician/') ? 'physician' : 'anybody';

/** Removes segments with a leading underscore: they group pages and are not part of the URL. */
const withoutGroups = (id: string) => id.replace(/\/_[^/]+/g, '');

const idsIn = (tree: string, list: string) =>
  [...(tree.split(`interface ${list} {`)[1]?.split('}\n')[0] ?? '').matchAll(/'([^']+)': typeof/g)].map(
    ([, id = '']) => id,
  );

/** Lists the routes with a URL from the text of `src/routeTree.gen.ts`. */
export function readRoutes(tree: string): WorkshopRoute[] {
  const addresses = new Set(idsIn(tree, 'FileRoutesByTo'));
  return idsIn(tree, 'FileRoutesById')
    .map((id) => ({ address: withoutGroups(id), role: roleOf(id) }) as const)
    .filter(({ address }) => addresses.has(address));
}
