import type { Drift } from '#api/contract/drifts.ts';
import { describeRedirect, isRedirect } from '#radar/redirect.ts';
import type { AppRequest } from './app-requests.ts';

/* Rules of browsers for calls to another origin: “CORS check” and “CORS-preflight fetch” of
 * fetch.spec.whatwg.org. No drift holds the value of a header. */

const safeMethods = ['GET', 'HEAD', 'POST'];
const safeHeaders = ['accept', 'accept-language', 'content-language'];
const safeTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** Call of the app as a preflight announces it. */
export interface CallKind {
  readonly method: string;
  /** Names of the headers to be allowed, sorted, in lower case. */
  readonly headers: readonly string[];
  readonly sendsCookies: boolean;
  readonly needsPreflight: boolean;
}

/** Returns the kind of a request of the app. */
export function kindOf({ request, reportsProgress }: AppRequest): CallKind {
  const { method } = request;
  const headers = [...request.headers]
    .filter(([name, value]) => {
      const [type = ''] = value.split(';');
      return name === 'content-type' ? !safeTypes.includes(type) : !safeHeaders.includes(name);
    })
    .map(([name]) => name)
    .toSorted();
  const needsPreflight = !safeMethods.includes(method) || headers.length > 0 || reportsProgress;
  return { method, headers, sendsCookies: request.credentials === 'include', needsPreflight };
}

/** Returns the preflight of a call, as a browser sends it. */
export function buildPreflight(url: string, origin: string, { method, headers }: CallKind): Request {
  return new Request(url, {
    method: 'OPTIONS',
    headers: {
      Accept: '*/*',
      Origin: origin,
      'Access-Control-Request-Method': method,
      ...(headers.length > 0 && { 'Access-Control-Request-Headers': headers.join(',') }),
    },
    redirect: 'manual',
  });
}

const createDrift = (path: string, expected: string, found: string): Drift => ({
  path,
  expected,
  found,
  times: 1,
});

const allowOrigin = 'Access-Control-Allow-Origin';

/**
 * Lists the drifts of the headers that let an origin read a reply.
 * @param place prefix of the path
 */
export function findOriginDrifts(
  headers: Headers,
  origin: string,
  place = '',
  sendsCookies = false,
): Drift[] {
  const allowed = headers.get(allowOrigin);
  const credentials = headers.get('Access-Control-Allow-Credentials');
  const drifts: Drift[] = [];
  if (allowed !== origin && (allowed !== '*' || sendsCookies)) {
    const found =
      allowed === null ? 'nothing' : allowed === '*' ? '*' : /,/.test(allowed) ? 'several' : 'another';
    drifts.push(
      createDrift(place + allowOrigin, sendsCookies ? 'the app’s origin' : 'the app’s origin or *', found),
    );
  }
  if (sendsCookies && credentials !== 'true')
    drifts.push(createDrift(`${place}Access-Control-Allow-Credentials`, 'true', 'nothing'));
  return drifts;
}

/** Parses a header that lists names. */
const parseNames = (header: string | null) => (header ?? '').split(',').map((name) => name.trim());

/** Lists the drifts of a preflight's answer: without them, a browser sends the call. */
export function findPreflightDrifts(
  { url }: Request,
  { status, headers }: Response,
  origin: string,
  { method, headers: names, sendsCookies }: CallKind,
): Drift[] {
  if (isRedirect(status)) {
    const found = describeRedirect(url, headers.get('location'));
    return [createDrift('preflight', 'a reply without a redirect', found)];
  }
  const drifts = findOriginDrifts(headers, origin, 'preflight ', sendsCookies);
  if (status < 200 || status > 299) drifts.push(createDrift('preflight', 'a 2xx', `status ${status}`));
  const methods = parseNames(headers.get('Access-Control-Allow-Methods'));
  const hasEvery = (list: readonly string[]) => list.includes('*') && !sendsCookies;
  const describe = (list: readonly string[]) => (list.join('') === '' ? 'nothing' : 'a list without');
  if (!safeMethods.includes(method) && !methods.includes(method) && !hasEvery(methods))
    drifts.push(createDrift('preflight Access-Control-Allow-Methods', method, describe(methods)));
  const allowedNames = parseNames(headers.get('Access-Control-Allow-Headers')).map((name) =>
    name.toLowerCase(),
  );
  // The wildcard does not cover Authorization.
  const missing = names.filter(
    (name) => !allowedNames.includes(name) && (name === 'authorization' || !hasEvery(allowedNames)),
  );
  if (missing.length > 0)
    drifts.push(
      createDrift('preflight Access-Control-Allow-Headers', missing.join(', '), describe(allowedNames)),
    );
  return drifts;
}
