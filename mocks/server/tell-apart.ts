import type { Endpoint, Role } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import { accountOf } from '#mocks/rules/accounts/access.ts';
import type { MockServer } from './server.ts';

/** The names in a JSON body; none where it is no object, which the endpoint itself will say. */
async function sentNames(request: Request): Promise<string[]> {
  try {
    return Object.keys((await request.clone().json()) ?? {});
  } catch {
    return [];
  }
}

/** Read as a call reads it: another tab may have signed somebody in. */
const callerOf = ({ store, transaction }: MockServer, request: Request) =>
  transaction(async () => accountOf(store, request.headers.get('Authorization')), { changes: () => false });

const isFor = ({ access }: Endpoint, role: Role | undefined) =>
  access === 'public' || (role !== undefined && access.includes(role));

/**
 * Which of the endpoints at one address is meant: of those that are for the caller's role, the one whose body knows most
 * of the names that were sent, so that a broken rule is told by the endpoint that has it; else the first.
 * @param sharing in their order (`inAddressOrder`)
 */
export function tellApart<Name extends string>(
  sharing: readonly (readonly [Name, Endpoint])[],
  role: Role | undefined,
  sent: readonly string[],
): Name | undefined {
  const theirs = sharing.filter(([, endpoint]) => isFor(endpoint, role));
  const known = ([, { body }]: readonly [Name, Endpoint]) =>
    sent.filter((key) => body && Object.hasOwn(body.entries, key)).length;
  // Who may call none of them is told so by any.
  const [meant] = (theirs.length > 0 ? theirs : sharing).toSorted((a, b) => known(b) - known(a));
  return meant?.[0];
}

/** Which of the endpoints at one address a call is meant for: told by its caller's role, then by its body. */
export async function meantEndpoint(
  server: MockServer,
  names: readonly [EndpointName, ...EndpointName[]],
  request: Request,
): Promise<EndpointName> {
  if (names.length === 1) return names[0];
  const sharing = names.map((name): [EndpointName, Endpoint] => [name, endpoints[name]]);
  const caller = await callerOf(server, request);
  return tellApart(sharing, caller?.role, await sentNames(request)) ?? names[0];
}
