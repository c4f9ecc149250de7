import { expect, type Page } from 'playwright/test';

/** More stops than any screen has; a walk that does not end is a keyboard trap. */
const maxStops = 700;

/** Stop of the Tab key. */
interface TabStop {
  /** Markup of the focused element, shortened; empty if the focus is outside the page. */
  element: string;
  isFirstVisit: boolean;
  /** True if the focus changes how the element or its frame looks. */
  isMarked: boolean;
  /** True if a part of the element is in the window with nothing over it. */
  isInSight: boolean;
  /** Address and number of dialogs, which the focus alone must not change. */
  context: string;
}

/** Describes the focused element. Runs in the page, so it must not refer to outer names. */
function describeStop(): TabStop {
  // Label, next element and the nearest ancestors; one of them may carry the mark.
  const maxElements = 6;
  const context = `${location.href} ${document.querySelectorAll('[role=dialog]').length}`;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return { element: '', isFirstVisit: true, isMarked: true, isInSight: true, context };
  const isFirstVisit = !focused.hasAttribute('data-visited');
  focused.setAttribute('data-visited', '');
  const label = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0];
  // The mark of a radio or a checkbox can be on the circle or on the box around both.
  const surroundings = [label, focused.nextElementSibling];
  for (
    let parent = focused.parentElement;
    parent && surroundings.length < maxElements;
    parent = parent.parentElement
  )
    surroundings.push(parent);
  const markableElements = [focused, ...surroundings];
  const describeLooks = () =>
    markableElements
      .filter((each) => each instanceof Element)
      .flatMap((each) =>
        [null, '::before', '::after'].map((part) => {
          const { outline, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(
            each,
            part,
          );
          return `${outline} ${boxShadow} ${borderColor} ${backgroundColor} ${textDecoration}`;
        }),
      )
      .join();
  const looksFocused = describeLooks();
  const clickableElements = [focused, label].filter((each) => each instanceof Element);
  const isInSight = clickableElements.some((host) =>
    [...host.getClientRects()].some((box) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
          const topmost = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
          return topmost !== null && (host.contains(topmost) || topmost.contains(host));
        }),
      ),
    ),
  );
  // Without the focus, the same element must look different.
  const events = ['blur', 'focusout', 'focus', 'focusin'];
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  for (const name of events) window.addEventListener(name, stopEvent, true);
  focused.blur();
  const looksBlurred = describeLooks();
  focused.focus({ preventScroll: true });
  for (const name of events) window.removeEventListener(name, stopEvent, true);
  return {
    element: focused.outerHTML.slice(0, 160),
    isFirstVisit,
    isMarked: looksFocused !== looksBlurred,
    isInSight,
    context,
  };
}

/**
 * Walks through a screen with Tab and expects of each stop that the focus is visible, that nothing
 * covers it and that it changes nothing by itself, and of the walk that it ends.
 */
export async function expectTabWalk(page: Page, screenName: string): Promise<void> {
  const start = (await page.evaluate(describeStop)).context;
  const faults: string[] = [];
  let hasEnded = false;
  for (let stop = 0; stop < maxStops && !hasEnded; stop += 1) {
    await page.keyboard.press('Tab');
    const { element, isFirstVisit, isMarked, isInSight, context } = await page.evaluate(describeStop);
    if (context !== start) faults.push(`Changes the page on focus: ${element}`);
    if (!isMarked) faults.push(`No visible focus: ${element}`);
    if (!isInSight) faults.push(`Covered or out of sight: ${element}`);
    hasEnded = stop > 0 && (element === '' || !isFirstVisit);
  }
  if (!hasEnded) faults.push(`The walk does not end within ${maxStops} stops`);
  expect.soft(faults, screenName).toEqual([]);
}
