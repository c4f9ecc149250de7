import type { Endpoint, InputOf, ReplyOf } from '#api/contract/endpoint.ts';
import { endSession, readTokens, readUserId } from '#api/session/session.ts';
import { joinInFlight, signatureOf } from '#api/writes-in-flight.ts';
import { ApiError, markNotDone } from './api-error.ts';
import type { Answer, RequestOptions } from './client.ts';
import { request } from './lazy-client.ts';
import { renewTokens } from './renewal.ts';

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

interface CallOptions extends RequestOptions {
  /** Token that replaces the stored one while a second factor is pending (decision 17). */
  token?: string;
}

/**
 * Sends a request with the session's token. On a 401, renews the tokens once for all failed calls
 * and replays the request (decision 12). Ends the session if the renewal or the replay is refused.
 * @throws any error of `send`; ApiError 'session-ended' if the session is over
 */
export async function withinSession<T>(send: (token: string) => Promise<T>): Promise<T> {
  // A page that is being left may still send reads, which the server would refuse without a token.
  const storedToken = readTokens()?.accessToken;
  if (!storedToken) throw new ApiError({}, 'session-ended');
  // Read before the call: an opaque token does not say later whose it was.
  const owner = readUserId();
  try {
    return await send(storedToken);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  const renewedToken = await renewTokens(storedToken, owner).catch((failure: unknown) => {
    // The server refused the call with a 401, so it did nothing.
    throw markNotDone(failure);
  });
  try {
    if (renewedToken) return await send(renewedToken);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  // Ends only the refused session: the user may have signed in again in another tab.
  if (readTokens()?.accessToken === (renewedToken ?? storedToken)) endSession('expired');
  throw new ApiError({}, 'session-ended');
}

/**
 * Calls an endpoint within the session. Joins an identical write that is in flight, except for a
 * write with an abort signal: only its caller may stop it.
 * @throws ApiError with the catalogue's message
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { token, ...options }: CallOptions = {},
): Promise<Answer<ReplyOf<E>>> {
  const isPublic = endpoint.access === 'public';
  const send = () => {
    if (isPublic) return request(endpoint, input, '', options);
    if (token !== undefined) return request(endpoint, input, token, options);
    return withinSession((current) => request(endpoint, input, current, options));
  };
  if (endpoint.method === 'GET' || options.signal) return send();
  const session = isPublic ? '' : (token ?? readUserId());
  return joinInFlight(signatureOf(endpoint, input), session, send);
}
