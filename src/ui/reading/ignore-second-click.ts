/** Events of a click, in the order in which a browser sends them. */
const clickEvents = ['mousedown', 'click'] as const;

/** Ends the current ignoring of clicks, if there is one. */
let stopIgnoring: (() => void) | null = null;

/**
 * Drops the second click of a double click. Called when a click has led to another screen: the
 * second was meant for the first screen, and would take the focus from the new heading or hit a
 * control. The browser counts clicks (`detail`) by the system's time and distance; the next single
 * click ends this.
 */
export function ignoreSecondClick(): void {
  stopIgnoring?.();
  const dropSecondClick = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') stopIgnoring?.();
  };
  for (const type of clickEvents) document.addEventListener(type, dropSecondClick, true);
  stopIgnoring = () => {
    for (const type of clickEvents) document.removeEventListener(type, dropSecondClick, true);
    stopIgnoring = null;
  };
}
