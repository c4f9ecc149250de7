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

/** Returns the caller. The transaction first loads sessions that another tab may have opened. */
const readCaller = ({ store, transaction }: MockServer, request: Request) =>
  transaction(async () => findAccountByToken(store, request.headers.get('Authorization')), {
    changes: () => false,
  });

const isAllowedFor = ({ access }: Endpoint, role: Role | undefined) =>
  access === 'public' || (role !== undefined && access.includes(role));

/**
 * Picks one of the endpoints at a shared address, among those for the caller's role, or
 * among all if there is none: the one whose body accepts most of the sent names, so that its rules
 * report errors. The first of equal ones is picked.
 * @param endpointsAtAddress in their order (`sortByAddress`)
 */
export function pickEndpoint<Name extends string>(
  endpointsAtAddress: readonly (readonly [Name, Endpoint])[],
  role: Role | undefined,
  sentNames: readonly string[],
): Name | undefined {
  const allowedEndpoints = endpointsAtAddress.filter(([, endpoint]) => isAllowedFor(endpoint, role));
  const countAcceptedNames = ([, { body }]: readonly [Name, Endpoint]) =>
    sentNames.filter((key) => body && Object.hasOwn(body.entries, key)).length;
  // A caller who may use none of them is refused by any of them.
  const [bestMatch] = (allowedEndpoints.length > 0 ? allowedEndpoints : endpointsAtAddress).toSorted(
    (a, b) => countAcceptedNames(b) - countAcceptedNames(a),
  );
  return bestMatch?.[0];
}

/** Returns the endpoint that a call means: by the caller's role, then by the body. */
export async function resolveEndpoint(
  server: MockServer,
  names: readonly [EndpointName, ...EndpointName[]],
  request: Request,
): Promise<EndpointName> {
  if (names.length === 1) return names[0];
  const endpointsAtAddress = names.map((name): [EndpointName, Endpoint] => [name, endpoints[name]]);
  const caller = await readCaller(server, request);
  return pickEndpoint(endpointsAtAddress, caller?.role, await listSentNames(request)) ?? names[0];
}
