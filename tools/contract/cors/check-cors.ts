import type { Drift } from '#api/contract/drifts.ts';
import { parseLeniently } from '#api/contract/lenient.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { findOperation, type Operation, operations } from '#api/endpoints/operations.ts';
import type { Exchange } from '#radar/exchange.ts';
import { describeRedirect, isRedirect } from '#radar/redirect.ts';
import type { Network } from '../contract-client.ts';
import type { Role } from '../session.ts';
import { type AppRequest, catchAppRequest, catchDownload } from './app-requests.ts';
import { buildPreflight, findOriginDrifts, findPreflightDrifts, kindOf } from './browser-rules.ts';

/** Drift of an operation outside of its replies to the walk. */
export interface AroundDrift {
  readonly operation: Operation;
  readonly drift: Drift;
}

interface CorsCheck {
  readonly base: string;
  /** Origin of the app. */
  readonly origin: string;
  readonly network: Network;
}

/** Sends a request; null without an answer. */
const send = (network: Network, request: Request): Promise<Response | null> =>
  network(request).catch(() => null);

/** Sends the preflight of a request of the app, if a browser would, and lists its drifts. */
async function checkPreflight({ network, origin }: CorsCheck, appRequest: AppRequest): Promise<Drift[]> {
  const kind = kindOf(appRequest);
  if (!kind.needsPreflight) return [];
  const preflight = buildPreflight(appRequest.request.url, origin, kind);
  const response = await send(network, preflight);
  if (!response) return [{ path: 'preflight', expected: 'an answer', found: 'nothing', times: 1 }];
  await response.body?.cancel();
  return findPreflightDrifts(preflight, response, origin, kind);
}

/** Checks the preflights of an operation: one for each kind of call among its endpoints. */
async function checkOperation(check: CorsCheck, operation: Operation): Promise<AroundDrift[]> {
  const kinds = new Map<string, AppRequest>();
  // One after another, since the app's client has one network.
  for (const endpoint of operation.endpoints) {
    const request = await catchAppRequest(check.base, endpoint);
    kinds.set(JSON.stringify(kindOf(request)), request);
  }
  const found: AroundDrift[] = [];
  for (const request of kinds.values())
    for (const drift of await checkPreflight(check, request)) found.push({ operation, drift });
  return found;
}

/** Sends a request of the app from its origin, and lists the drifts of the reply's headers. */
async function checkReply(
  { network, origin }: CorsCheck,
  { request }: AppRequest,
  token: string,
  place: (status: number) => string,
): Promise<Drift[]> {
  const headers = new Headers(request.headers);
  headers.set('Origin', origin);
  if (headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  const response = await send(network, new Request(request.url, { headers, redirect: 'manual' }));
  if (!response) return [];
  await response.body?.cancel();
  const { status } = response;
  if (isRedirect(status)) {
    const found = describeRedirect(request.url, response.headers.get('location'));
    return [{ path: place(status).trim(), expected: 'a reply without a redirect', found, times: 1 }];
  }
  return findOriginDrifts(response.headers, origin, place(status));
}

/**
 * Checks that the app may read errors: a 401 to a token that is none, and a 404 to an id that is
 * none. What else the API answers to these counts as well.
 */
async function checkErrors(check: CorsCheck, role: Role, token: string): Promise<AroundDrift[]> {
  const reads = operations.filter(
    ({ method, endpoints: [endpoint] }) =>
      method === 'GET' && endpoint && endpoint.access !== 'public' && endpoint.access.includes(role),
  );
  const plainRead = reads.find(({ path }) => !path.includes('{'));
  const readById = reads.find(({ path }) => path.includes('{'));
  const found: AroundDrift[] = [];
  for (const [operation, sentToken] of [
    [plainRead, 'no-token'],
    [readById, token],
  ] as const) {
    const [endpoint] = operation?.endpoints ?? [];
    if (!operation || !endpoint) continue;
    const request = await catchAppRequest(check.base, endpoint);
    const drifts = await checkReply(check, request, sentToken, (status) => `status ${status} `);
    found.push(...drifts.map((drift) => ({ operation, drift })));
  }
  return found;
}

/** Returns the URL of the first document that the API has listed, as the app reads it. */
function findDocumentUrl(exchanges: readonly Exchange[]): string | undefined {
  const { listDocuments } = endpoints;
  const list = exchanges.find(({ method, path, status }) => {
    const [address] = path.split('?');
    return method === listDocuments.method && address === listDocuments.path && status === 200;
  });
  if (!list) return undefined;
  try {
    const { data } = parseLeniently(listDocuments.reply, JSON.parse(list.body).data);
    return data?.result.find(({ url }) => url !== '')?.url;
  } catch {
    return undefined;
  }
}

/** Checks the download of a document, from the API or from another host. */
async function checkDocument(
  check: CorsCheck,
  exchanges: readonly Exchange[],
  token: string,
): Promise<AroundDrift[]> {
  const url = findDocumentUrl(exchanges);
  const operation = findOperation(endpoints.listDocuments.method, endpoints.listDocuments.path);
  if (url === undefined || !operation || !URL.canParse(url, check.base)) return [];
  const request = await catchDownload(check.base, url);
  const place = 'file of data.result[].url ';
  const drifts = [
    ...(await checkPreflight(check, request)).map((drift) => ({ ...drift, path: place + drift.path })),
    ...(await checkReply(check, request, token, () => place)),
  ];
  return drifts.map((drift) => ({ operation, drift }));
}

/**
 * Checks all that a browser demands of an API for an app of another origin, besides the replies to
 * the walk: the preflight of every operation, errors, and a document's file.
 * @param exchanges the walk's, for the URL of a document
 */
export async function checkCors(
  check: CorsCheck,
  { role, token, exchanges }: { role: Role; token: string; exchanges: readonly Exchange[] },
): Promise<AroundDrift[]> {
  const found: AroundDrift[] = [];
  for (const operation of operations) found.push(...(await checkOperation(check, operation)));
  found.push(...(await checkErrors(check, role, token)));
  found.push(...(await checkDocument(check, exchanges, token)));
  return found;
}
