import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Endpoint } from '#api/endpoint.ts';
import { endpointNames, endpoints } from '#api/endpoints.ts';
import { documentAddress } from './document-file.ts';
import { serveDocumentFile } from './serve-file.ts';
import { handleCall, type MockServer } from './server.ts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/**
 * MSW's handlers for the whole contract, made from the registry.
 * @param base where the API is, absolute, with a trailing slash
 */
export function mswHandlers(server: MockServer, base: string): RequestHandler[] {
  const known = endpointNames.map((name) => {
    const endpoint: Endpoint = endpoints[name];
    const pattern = base + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    return methods[endpoint.method](pattern, ({ request, params }) =>
      handleCall(server, name, request, request.url.slice(base.length), params as Record<string, string>),
    );
  });
  const file = http.get(base + documentAddress(':id'), ({ request, params }) =>
    serveDocumentFile(server, request, request.url.slice(base.length), String(params.id)),
  );
  const unknown = http.all(`${base}*`, () =>
    HttpResponse.json({ status: 404, message: 'There is no such endpoint', data: null }, { status: 404 }),
  );
  return [...known, file, unknown];
}
