import { ApiError } from './api-error.ts';

/** Returns why a save failed: the catalogue's text and the server's reason (decision 40). */
export function reasonsOf(error: Error): string[] {
  const reason = error instanceof ApiError ? error.reason : error.message;
  return [...new Set([error.message, reason])];
}
