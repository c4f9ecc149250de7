import { http, type RequestHandler } from 'msw';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { documentAddress } from '#mocks/rules/document-file.ts';
import { refuseCall } from '#mocks/server/refuse-call.ts';
import { serveDocumentFile } from '#mocks/server/serve-file.ts';
import { handleCall, type MockServer } from '#mocks/server/server.ts';
import { meantEndpoint } from '#mocks/server/tell-apart.ts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** The endpoints by their address: several may share one, told apart by role and body. */
function byAddress(): [EndpointName, ...EndpointName[]][] {
  const groups = Map.groupBy(endpointNames, (name) => `${endpoints[name].method} ${endpoints[name].path}`);
  return [...groups.values()] as [EndpointName, ...EndpointName[]][];
}

/**
 * MSW's handlers for the whole contract, made from the registry.
 * @param base where the API is, absolute, with a trailing slash
 */
export function mswHandlers(server: MockServer, base: string): RequestHandler[] {
  const known = byAddress().map((names) => {
    const { method, path }: Endpoint = endpoints[names[0]];
    const pattern = base + path.replace(/\{(\w+)\}/g, ':$1');
    return methods[method](pattern, async ({ request, params }) => {
      const name = await meantEndpoint(server, names, request);
      const shown = request.url.slice(base.length);
      return handleCall(server, name, request, shown, params as Record<string, string>);
    });
  });
  const file = http.get(base + documentAddress(':id'), ({ request, params }) =>
    serveDocumentFile(server, request, request.url.slice(base.length), String(params.id)),
  );
  const unknown = http.all(`${base}*`, ({ request }) =>
    refuseCall(request.method, request.url.slice(base.length)),
  );
  return [...known, file, unknown];
}
