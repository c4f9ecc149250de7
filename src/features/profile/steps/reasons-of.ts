import { ApiError } from '#api/client/api-error.ts';

/** Why a save failed: the catalogue's words, and the server's reason beside them (decision 40). */
export function reasonsOf(error: Error): string[] {
  const { message } = error;
  return error instanceof ApiError && error.reason !== message ? [message, error.reason] : [message];
}
