/** Events of a press by pointer, in the order in which a browser sends them. */
const presses = ['mousedown', 'click'] as const;

let stop: (() => void) | null = null;

/**
 * Drops the second press of a double press. Called when a press has led to another screen: the second one was meant for the
 * first screen, and would take the focus from the new heading or answer a question under the pointer. The browser counts
 * the presses (`detail`) by the system's own time and distance; the next single press is a new one and ends this.
 */
export function ignoreSecondPress(): void {
  stop?.();
  const drop = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') stop?.();
  };
  for (const type of presses) document.addEventListener(type, drop, true);
  stop = () => {
    for (const type of presses) document.removeEventListener(type, drop, true);
    stop = null;
  };
}
