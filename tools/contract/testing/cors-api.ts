import type { PosingApi } from './posing-api.ts';

/** Changes the headers of a reply. @param status of the reply */
export type AlterHeaders = (request: Request, headers: Headers, status: number) => void;

/** Origin of the app in the tests. */
export const appOrigin = 'https://app.example.com';

/**
 * Returns an API that lets `appOrigin` call it, and no origin more than it needs.
 * @param gotRequests receives each request
 */
export function withCors(
  { base, network = fetch }: PosingApi,
  alterHeaders: AlterHeaders = () => undefined,
  gotRequests: Request[] = [],
): Required<PosingApi> {
  return {
    base,
    network: async (request) => {
      gotRequests.push(request.clone());
      const isPreflight = request.method === 'OPTIONS';
      const reply = isPreflight ? new Response(null, { status: 204 }) : await network(request);
      const headers = new Headers(reply.headers);
      headers.set('Access-Control-Allow-Origin', appOrigin);
      if (isPreflight) {
        headers.set('Access-Control-Allow-Methods', 'PUT, DELETE');
        headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
      }
      alterHeaders(request, headers, reply.status);
      return new Response(reply.body, { status: reply.status, headers });
    },
  };
}
