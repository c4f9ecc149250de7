import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';

/** The names in a JSON body; none where it is no object, which the endpoint itself will say. */
async function sentNames(request: Request): Promise<string[]> {
  try {
    return Object.keys((await request.clone().json()) ?? {});
  } catch {
    return [];
  }
}

/**
 * Which of the endpoints at one address a call is meant for: the one whose body knows most of the names that were
 * sent, so that a broken rule is told by the endpoint that has it.
 */
export async function meantEndpoint(
  names: readonly [EndpointName, ...EndpointName[]],
  request: Request,
): Promise<EndpointName> {
  if (names.length === 1) return names[0];
  const sent = await sentNames(request);
  const known = (name: EndpointName) => {
    const { body }: Endpoint = endpoints[name];
    return sent.filter((key) => body && Object.hasOwn(body.entries, key)).length;
  };
  return names.reduce((best, name) => (known(name) > known(best) ? name : best));
}
