import { createAtom } from '@tanstack/store';

/** Message of the last refused command, which the page shows; '' after it was closed. */
export const refusal = createAtom('');

/** Shows a refusal in the page. */
export function refuse(error: unknown): void {
  refusal.set(error instanceof Error ? error.message : String(error));
}
