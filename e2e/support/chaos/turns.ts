export const turn = () => new Promise((done) => setImmediate(done));

/** Lets the page draw itself. */
export async function turns(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await turn();
}

/** Waits until something holds; the page is drawn between two looks. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 5_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await turn();
  }
}
