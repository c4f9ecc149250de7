import type { Endpoint, Role } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { findAccountByToken } from '#mocks/rules/accounts/access.ts';
import type { MockServer } from './server.ts';

/** Lists the names in a JSON body; empty for a body that the endpoint will refuse. */
async function listSentNames(request: Request): Promise<string[]> {
  try {
    return Object.keys((await request.clone().json()) ?? {});
  } catch {
    return [];
  }
}

/** Returns the caller, read in a transaction: another tab may have opened the session. */
const callerOf = ({ store, transaction }: MockServer, request: Request) =>
  transaction(async () => findAccountByToken(store, request.headers.get('Authorization')), {
    changes: () => false,
  });

const isFor = ({ access }: Endpoint, role: Role | undefined) =>
  access === 'public' || (role !== undefined && access.includes(role));

/**
 * Picks one of the endpoints at a shared address: among those for the caller's role, the one whose
 * body accepts most of the sent names, so that its rules report errors; else the first.
 * @param sharing endpoints at the address, in their order (`sortByAddress`)
 */
export function pickEndpoint<Name extends string>(
  sharing: readonly (readonly [Name, Endpoint])[],
  role: Role | undefined,
  sent: readonly string[],
): Name | undefined {
  const theirs = sharing.filter(([, endpoint]) => isFor(endpoint, role));
  const known = ([, { body }]: readonly [Name, Endpoint]) =>
    sent.filter((key) => body && Object.hasOwn(body.entries, key)).length;
  // A caller who may use none of them is refused by any of them.
  const [meant] = (theirs.length > 0 ? theirs : sharing).toSorted((a, b) => known(b) - known(a));
  return meant?.[0];
}

/** Returns the endpoint that a call means: by the caller's role, then by the body. */
export async function resolveEndpoint(
  server: MockServer,
  names: readonly [EndpointName, ...EndpointName[]],
  request: Request,
): Promise<EndpointName> {
  if (names.length === 1) return names[0];
  const sharing = names.map((name): [EndpointName, Endpoint] => [name, endpoints[name]]);
  const caller = await callerOf(server, request);
  return pickEndpoint(sharing, caller?.role, await listSentNames(request)) ?? names[0];
}
