import { ApiError } from './api-error.ts';
import type { Answer } from './client.ts';
import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts';
import { request } from './lazy-client.ts';
import { renewTokens } from './renewal.ts';
import { endSession, readTokens } from './session.ts';

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

interface CallOptions {
  signal?: AbortSignal;
  /** A token to use instead of the stored session, as long as a second factor is open (decision 17). */
  token?: string;
}

/**
 * Calls an endpoint within the session: on a 401 the tokens are renewed once for all calls that failed and
 * the call is replayed once (decision 12). When that fails the session ends.
 * @throws ApiError in the catalogue's words
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, token }: CallOptions = {},
): Promise<Answer<ReplyOf<E>>> {
  if (endpoint.access === 'public') return request(endpoint, input, '', signal);
  if (token !== undefined) return request(endpoint, input, token, signal);
  // A page that is being left may still ask for something; nobody would be let in without a token.
  const stored = readTokens()?.accessToken;
  if (!stored) throw new ApiError(endpoint, 'session-ended');
  try {
    return await request(endpoint, input, stored, signal);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  const renewed = await renewTokens(stored);
  try {
    if (renewed) return await request(endpoint, input, renewed, signal);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  // Only the session that was refused ends: somebody may have signed in again meanwhile.
  if (readTokens()?.accessToken === (renewed ?? stored)) endSession('expired');
  throw new ApiError(endpoint, 'session-ended');
}
