/** Runs a function after the next paint, so that a typed letter appears before its consequences. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
