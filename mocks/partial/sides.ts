import { type EndpointName, resourceOf } from '#api/endpoints/endpoints.ts';
import { findOperation, type Operation } from '#api/endpoints/operations.ts';
import type { ResourceName } from '#api/endpoints/resource-names.ts';
import { buildDocumentUrl } from '#mocks/rules/document-file.ts';

/** Server that answers a call: the mock in the page, or the real API. */
export type Side = 'mock' | 'api';

/** Division of the resources between the mock and the API. */
export interface Sides {
  readonly mockedResources: readonly ResourceName[];
  sideOf(resource: ResourceName): Side;
}

/** Creates the division. @param mockedResources the API answers all others */
export const createSides = (mockedResources: readonly ResourceName[]): Sides => ({
  mockedResources,
  sideOf: (resource) => (mockedResources.includes(resource) ? 'mock' : 'api'),
});

/** Call with its operation of the contract and its resource. */
export interface SidedCall {
  readonly operation: Operation;
  readonly resource: ResourceName;
  readonly side: Side;
}

/** Pattern of the mock's own address of a document's file, which the contract does not have. */
const documentFile = new RegExp(`^${buildDocumentUrl('[^/?]+')}$`);
const readDocument: EndpointName = 'readDocument';

/**
 * Finds the side of a call. Endpoints of one address have one resource.
 * @param path below the base, with or without a query
 * @returns undefined for an address outside the contract, which is the API's
 */
export function findSide(sides: Sides, method: string, path: string): SidedCall | undefined {
  const isMockFile = method === 'GET' && documentFile.test(path) && sides.sideOf('documents') === 'mock';
  const operation = findOperation(method, isMockFile ? path.replace(/\/file$/, '') : path);
  const name = isMockFile ? readDocument : operation?.names[0];
  if (!operation || !name) return undefined;
  const resource = resourceOf(name);
  return { operation, resource, side: sides.sideOf(resource) };
}
