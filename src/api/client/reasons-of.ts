import { ApiError, messageOf } from './api-error.ts';

/** Returns why a save failed: the catalogue's text and the server's reason (decision 40). */
export function reasonsOf(error: unknown): string[] {
  const message = messageOf(error);
  return [...new Set([message, error instanceof ApiError ? error.reason : message])];
}
