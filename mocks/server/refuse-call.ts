import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { buildDocumentUrl } from '#mocks/rules/document-file.ts';
import { createEnvelope, toJsonResponse } from './server.ts';

/** Every address that is answered, including that of a document's file. */
const addresses = [
  ...endpointNames.map((name) => endpoints[name]),
  { method: 'GET', path: buildDocumentUrl('{id}') },
].map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Answers a call without a handler: 405 if its address has other methods, else 404.
 * @param path path after the base, with or without a query
 */
export function refuseCall(method: string, path: string): Response {
  const [address = ''] = path.split('?');
  const patternMatches = addresses.filter(({ pattern }) => pattern.test(address));
  // A fixed address takes precedence over one with a parameter.
  const exactMatches = patternMatches.filter(({ path }) => path === address);
  const matchingAddresses = exactMatches.length > 0 ? exactMatches : patternMatches;
  if (matchingAddresses.length === 0)
    return toJsonResponse(createEnvelope(404, 'There is no such endpoint', null));
  const allowed = [...new Set(matchingAddresses.map((entry) => entry.method))].join(', ');
  return toJsonResponse(createEnvelope(405, `This is called with ${allowed}, not ${method}`, null), {
    Allow: allowed,
  });
}
