import { createAtom } from '@tanstack/store';

/** What the mock has last refused to do, for the page to say it: not everybody looks into the browser's console. '' when it was read. */
export const refusal = createAtom('');

/** Has the page say why something was refused. */
export function refuse(error: unknown): void {
  refusal.set(error instanceof Error ? error.message : String(error));
}
