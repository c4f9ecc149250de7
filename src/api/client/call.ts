import type { Endpoint, InputOf, ReplyOf } from '#api/contract/endpoint.ts';
import { renewTokens } from '#api/session/renewal.ts';
import { endSession, readTokens, readUserId } from '#api/session/session.ts';
import { joinUnderWay, signatureOf } from '#api/under-way.ts';
import { ApiError, notDone } from './api-error.ts';
import type { Answer, RequestOptions } from './client.ts';
import { request } from './lazy-client.ts';

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

interface CallOptions extends RequestOptions {
  /** A token to use instead of the stored session, as long as a second factor is open (decision 17). */
  token?: string;
}

/**
 * Sends something within the session: on a 401 the tokens are renewed once for all calls that failed and it is sent
 * again once (decision 12). When that fails the session ends.
 * @throws what `send` throws; ApiError 'session-ended' when the session is over
 */
export async function withinSession<T>(send: (token: string) => Promise<T>): Promise<T> {
  // A page that is being left may still ask for something; nobody would be let in without a token.
  const stored = readTokens()?.accessToken;
  if (!stored) throw new ApiError({}, 'session-ended');
  try {
    return await send(stored);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  const renewed = await renewTokens(stored).catch((failure: unknown) => {
    throw notDone(failure);
  });
  try {
    if (renewed) return await send(renewed);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  // Only the session that was refused ends: somebody may have signed in again meanwhile.
  if (readTokens()?.accessToken === (renewed ?? stored)) endSession('expired');
  throw new ApiError({}, 'session-ended');
}

/**
 * Calls an endpoint within the session. A write that is under way is not sent again, whoever asks for it; one that
 * can be stopped belongs to whoever can stop it.
 * @throws ApiError in the catalogue's words
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
  return joinUnderWay(signatureOf(endpoint, input), session, send);
}
