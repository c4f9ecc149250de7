declare global {
  interface Window {
    controlMoves: string[];
  }
}

/**
 * Records links, buttons and fields that move up or down after they have appeared, so that a finger
 * may miss them: a layout shift counts little where something small moves a little. Frames in which
 * the page scrolls are left out. Passed as text, so the function must not refer to outer names.
 */
export function recordControlMoves(): void {
  const moves: string[] = [];
  window.controlMoves = moves;
  const leastMovePx = 4;
  const places = new Map<Element, number>();
  let lastScroll = 0;
  const isInWindow = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight;
  const nameOf = (element: Element) =>
    `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}” ${element.id}`;
  const checkFrame = () => {
    const hasScrolled = scrollY !== lastScroll;
    lastScroll = scrollY;
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
      const box = control.getBoundingClientRect();
      const place = places.get(control);
      const isSeen = isInWindow(box) && control.checkVisibility({ visibilityProperty: true });
      if (isSeen && !hasScrolled && place !== undefined && Math.abs(box.top - place) >= leastMovePx)
        moves.push(`${nameOf(control)} from ${Math.round(place)} to ${Math.round(box.top)}`);
      if (isSeen) places.set(control, box.top);
      else places.delete(control);
    }
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}
