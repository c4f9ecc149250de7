/** Returns true if a press on `hit` presses `element`: its child, label or an input’s parent. */
export const takesPressOn = (element: Element, hit: Element | null): boolean =>
  element.contains(hit) ||
  (element instanceof HTMLInputElement && Boolean(hit?.contains(element))) ||
  hit?.closest('label')?.control === element;

/** Element that the next press is meant for; null if any element may be pressed. */
let expected: Element | null = null;
let isMissed = false;

/** Expects the next press on an element: a press that hits another one has no effect. */
export function expectPress(element: Element): void {
  expected = element;
  isMissed = false;
}

/** Returns true if the expected press hit another element; the next press may hit any element. */
export function takeMissedPress(): boolean {
  const wasMissed = isMissed;
  expected = null;
  isMissed = false;
  return wasMissed;
}

/** Judges a press by the element that it hits. */
function handlePress({ target }: Event): void {
  if (expected) isMissed = !(target instanceof Element && takesPressOn(expected, target));
  expected = null;
}

/**
 * Keeps presses from elements that they are not meant for. An element can move between the look at
 * its place and the press, which Playwright's own drivers check in the same way.
 */
export function guardPresses(): void {
  addEventListener('pointerdown', handlePress, { capture: true });
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const)
    addEventListener(
      type,
      (event) => {
        if (!isMissed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
