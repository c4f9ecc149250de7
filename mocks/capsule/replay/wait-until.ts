/** Delay between two checks, in ms. */
const checkDelayMs = 30;

/** Waits until a check returns a value other than null. @returns null if the time is over */
export async function waitUntil<T>(check: () => T | null, limitMs: number): Promise<T | null> {
  const end = performance.now() + limitMs;
  for (;;) {
    const value = check();
    if (value !== null || performance.now() > end) return value;
    await new Promise((later) => setTimeout(later, checkDelayMs));
  }
}
