import { isSomethingDue, turn } from './due.ts';

/** In milliseconds: on the slowest machine. */
const PATIENCE = 20_000;

/** Lets the page draw itself and have its answers, but for those that are held: however long the machine takes for it. */
export async function turns(): Promise<void> {
  let quiet = 0;
  await until(() => {
    quiet = isSomethingDue() ? 0 : quiet + 1;
    return quiet > 3;
  }, 'nothing is due any more');
}

/** Waits until something holds; the page is drawn between two looks. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await turn();
  }
}
