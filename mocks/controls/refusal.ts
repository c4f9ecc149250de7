import { createAtom } from '@tanstack/store';

/** Message of the last refused command, which the page shows; '' after it was closed. */
export const refusalMessage = createAtom('');

/** Shows a refusal in the page. */
export function showRefusal(error: unknown): void {
  refusalMessage.set(error instanceof Error ? error.message : String(error));
}
