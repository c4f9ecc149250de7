import { ApiError } from './api-error.ts';

/** Returns why a save failed, a sentence each: the catalogue's words, then the server's reason (decision 40). */
export function reasonsOf(error: Error): string[] {
  const reason = error instanceof ApiError ? error.reason : error.message;
  return [...new Set([error.message, reason])];
}
