/** Once the browser has drawn what was just typed: the letter first, and what follows from it right after. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
