import { hasDueWork, nextImmediate } from './due.ts';

/** Time limit in ms, sufficient for the slowest machine. */
const timeLimitMs = 20_000;

/** Waits until the page is rendered and all calls are answered, except those held back. */
export async function untilIdle(): Promise<void> {
  let idleTurns = 0;
  await until(() => {
    // Several turns in a row: work that ends in one may schedule more in the next.
    idleTurns = hasDueWork() ? 0 : idleTurns + 1;
    return idleTurns > 3;
  }, 'nothing is due any more');
}

/** Waits until a condition holds; the page renders between two checks. */
export async function until(condition: () => boolean, description: string): Promise<void> {
  const deadline = performance.now() + timeLimitMs;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${description}`);
    await nextImmediate();
  }
}
