import { http, type RequestHandler } from 'msw';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { buildDocumentUrl } from '#mocks/rules/document-file.ts';
import { resolveEndpoint } from '#mocks/server/pick-endpoint.ts';
import { refuseCall } from '#mocks/server/refuse-call.ts';
import { serveDocumentFile } from '#mocks/server/serve-file.ts';
import { handleCall, type MockServer } from '#mocks/server/server.ts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Groups endpoints by address; the caller's role and the body tell one from another. */
function groupByAddress(): [EndpointName, ...EndpointName[]][] {
  const groups = Map.groupBy(endpointNames, (name) => `${endpoints[name].method} ${endpoints[name].path}`);
  return [...groups.values()] as [EndpointName, ...EndpointName[]][];
}

/**
 * Creates MSW's handlers for the whole contract.
 * @param base absolute URL of the API, with a trailing slash
 */
export function createMswHandlers(server: MockServer, base: string): RequestHandler[] {
  const refuse = ({ request }: { request: Request }) =>
    refuseCall(request.method, request.url.slice(base.length));
  const groups = groupByAddress();
  const endpointHandlers = groups.flatMap((names, index) => {
    const { method, path }: Endpoint = endpoints[names[0]];
    const pattern = base + path.replace(/\{(\w+)\}/g, ':$1');
    const endpointHandler = methods[method](pattern, async ({ request, params }) => {
      const name = await resolveEndpoint(server, names, request);
      const pathAndQuery = request.url.slice(base.length);
      return handleCall(server, name, request, pathAndQuery, params as Record<string, string>);
    });
    const [nextName] = groups[index + 1] ?? [];
    // A fixed address allows only its own methods: a later address with a parameter must not match.
    const isLast = nextName === undefined || endpoints[nextName].path !== path;
    return isLast && !path.includes('{') ? [endpointHandler, http.all(pattern, refuse)] : [endpointHandler];
  });
  const fileHandler = http.get(base + buildDocumentUrl(':id'), ({ request, params }) =>
    serveDocumentFile(server, request, request.url.slice(base.length), String(params.id)),
  );
  const fallbackHandler = http.all(`${base}*`, refuse);
  return [...endpointHandlers, fileHandler, fallbackHandler];
}
