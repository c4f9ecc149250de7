/** An address of the app, as the router's generated tree has it. */
export interface WorkshopRoute {
  /** With its parameters: `/setPassword/$code/setPassword`. */
  address: string;
  role: 'patient' | 'physician' | 'anybody';
}

const roleOf = (id: string) =>
  id.startsWith('/_patient/') ? 'patient' : id.startsWith('/_physician/') ? 'physician' : 'anybody';

/** Segments with a leading underscore hold pages together and stand in no address. */
const withoutGroups = (id: string) => id.replace(/\/_[^/]+/g, '');

const idsIn = (tree: string, list: string) =>
  [...(tree.split(`interface ${list} {`)[1]?.split('}\n')[0] ?? '').matchAll(/'([^']+)': typeof/g)].map(
    ([, id = '']) => id,
  );

/** Every address somebody can open, out of the text of `src/routeTree.gen.ts`. */
export function readRoutes(tree: string): WorkshopRoute[] {
  const addresses = new Set(idsIn(tree, 'FileRoutesByTo'));
  return idsIn(tree, 'FileRoutesById')
    .map((id) => ({ address: withoutGroups(id), role: roleOf(id) }) as const)
    .filter(({ address }) => addresses.has(address));
}
