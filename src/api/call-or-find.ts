import { ApiError, isUnknown, notDone } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';

/** Looks for what was sent: its data where it is there, null where it is not. Throws when it cannot tell. */
export type Look<E extends Endpoint> = () => Promise<{ data: ReplyOf<E> } | null>;

/** The server's word that it was not done: it may have been done by a call before, or by somebody else. */
export const isRefused = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 400 || failure.status === 404);

/**
 * What a look for a removal finds, by the list as it is now.
 * @throws Error where something in the list could not be read: it may be what was to go
 */
export function goneFrom(
  list: readonly { readonly id: string }[],
  unreadable: number,
  id: string,
): { data: null } | null {
  if (list.some((entry) => entry.id === id)) return null;
  if (unreadable > 0) throw new Error('What could not be read may be it');
  return { data: null };
}

/**
 * Calls an endpoint. Where the answer is lost, or the server refuses, what was asked for is looked for: what is done is a
 * success like any other, whoever did it.
 * @throws ApiError as `call` does: `isUnknown` where nobody could look, else nothing was done
 */
export async function callOrFind<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  look: Look<E>,
): Promise<Answer<ReplyOf<E>>> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (!isUnknown(error) && !isRefused(error)) throw error;
    const found = await look().catch(() => {
      throw error;
    });
    if (!found) throw notDone(error);
    return { data: found.data, message: '' };
  }
}
