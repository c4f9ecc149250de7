/** Attribute of the lens's own elements. */
export const lensAttribute = 'data-spec-lens';

/** Returns true for an element of the lens. */
export const isOfLens = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${lensAttribute}]`) !== null;

/** Returns true for an element of the mock console, which stays usable. */
export const isOfConsole = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-mock-corner]') !== null;

/** Returns the element of the page below a point of the window. */
export function findElementAt(x: number, y: number): Element | null {
  const element = document.elementsFromPoint(x, y).find((each) => !isOfLens(each) && !isOfConsole(each));
  return element === document.documentElement || element === document.body ? null : (element ?? null);
}

/** Returns true for an element that scrolls its content. */
function isScroller(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (element.scrollHeight > element.clientHeight && /auto|scroll/.test(overflowY)) ||
    (element.scrollWidth > element.clientWidth && /auto|scroll/.test(overflowX))
  );
}

/** Scrolls the page's element below the pointer, since the surface lies over it. */
export function forwardWheel(event: WheelEvent): void {
  let scroller = findElementAt(event.clientX, event.clientY);
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement;
  if (!scroller || scroller === document.documentElement) return;
  event.preventDefault();
  scroller.scrollBy(event.deltaX, event.deltaY);
}
