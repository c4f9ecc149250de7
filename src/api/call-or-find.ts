import { ApiError, isOutcomeUnknown, markNotDone } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';

/** Check for a sent write: its data if the server has it, null if not. Throws if it cannot tell. */
export type ServerCheck<E extends Endpoint> = () => Promise<{ data: ReplyOf<E> } | null>;

/** Returns true for a 400 or 404: an earlier call or another user may have done the write. */
export const isRefused = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 400 || failure.status === 404);

/**
 * Returns the result of a check for a removal, by the current list.
 * @throws Error if an entry could not be read, since it may be the removed one
 */
export function checkRemoved(
  list: readonly { readonly id: string }[],
  unreadable: number,
  id: string,
): { data: null } | null {
  if (list.some((entry) => entry.id === id)) return null;
  if (unreadable > 0) throw new Error('What could not be read may be it');
  return { data: null };
}

/**
 * Calls an endpoint. After a lost answer or a refusal, checks whether the write is done. If so, the
 * call succeeds, even if another user did it.
 * @throws ApiError as `call` does: `isOutcomeUnknown` if the answer was lost and the check failed
 */
export async function callOrFind<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  check: ServerCheck<E>,
): Promise<Answer<ReplyOf<E>>> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (!isOutcomeUnknown(error) && !isRefused(error)) throw error;
    const found = await check().catch(() => {
      throw error;
    });
    if (!found) throw markNotDone(error);
    // The server's message is lost with its answer.
    return { data: found.data, message: '' };
  }
}
