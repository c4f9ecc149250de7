import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';

/** Operation of the API document: a path with all of its endpoints. */
export interface Operation {
  /** `operationId` in the document. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly endpoints: readonly Endpoint[];
  readonly names: readonly EndpointName[];
}

/** Returns the method and the path of an endpoint; endpoints that share both are one operation. */
const addressOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;

/** Operations in the order in which a server has to try their paths. */
export const operations: readonly Operation[] = [...Map.groupBy(endpointNames, addressOf).values()].map(
  (names) => {
    const sameAddress: Endpoint[] = names.map((name) => endpoints[name]);
    const [{ method = '', path = '' } = {}] = sameAddress;
    return { name: names.join('-'), method, path, endpoints: sameAddress, names };
  },
);

/** Patterns of the operations' paths, in the same order. */
const patterns = operations.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Finds the operation of a call. @param path below the base, with or without a query */
export function findOperation(method: string, path: string): Operation | undefined {
  const [address = ''] = path.split('?');
  return operations.find((operation, index) => operation.method === method && patterns[index]?.test(address));
}
