import { isSomethingDue, turn } from './due.ts';

/** Time limit in ms, sufficient for the slowest machine. */
const PATIENCE = 20_000;

/** Waits until the page is rendered and all calls are answered, except those held back. */
export async function untilIdle(): Promise<void> {
  let quiet = 0;
  await until(() => {
    quiet = isSomethingDue() ? 0 : quiet + 1;
    return quiet > 3;
  }, 'nothing is due any more');
}

/** Waits until a condition holds; the page renders between two checks. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await turn();
  }
}
