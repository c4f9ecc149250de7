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
  const refuse = ({ request }: { request: Request }) =>
    refuseCall(request.method, request.url.slice(base.length));
  const groups = byAddress();
  const known = groups.flatMap((names, place) => {
    const { method, path }: Endpoint = endpoints[names[0]];
    const pattern = base + path.replace(/\{(\w+)\}/g, ':$1');
    const answer = methods[method](pattern, async ({ request, params }) => {
      const name = await meantEndpoint(server, names, request);
      const shown = request.url.slice(base.length);
      return handleCall(server, name, request, shown, params as Record<string, string>);
    });
    const [next] = groups[place + 1] ?? [];
    // A fixed address is called by its own methods alone: no parameter that comes later stands for it.
    const isLast = next === undefined || endpoints[next].path !== path;
    return isLast && !path.includes('{') ? [answer, http.all(pattern, refuse)] : [answer];
  });
  const file = http.get(base + documentAddress(':id'), ({ request, params }) =>
    serveDocumentFile(server, request, request.url.slice(base.length), String(params.id)),
  );
  const unknown = http.all(`${base}*`, refuse);
  return [...known, file, unknown];
}
