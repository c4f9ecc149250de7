/** Events of a click, in the order in which a browser sends them. */
const presses = ['mousedown', 'click'] as const;

let stop: (() => void) | null = null;

/**
 * Drops the second click of a double click. Called when a click has led to another screen: the
 * second was meant for the first screen, and would take the focus from the new heading or hit a
 * control. The browser counts clicks (`detail`) by the system's time and distance; the next single
 * click ends this.
 */
export function ignoreSecondClick(): void {
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
