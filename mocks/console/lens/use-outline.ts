import { type RefObject, useEffect } from 'react';

/** Room in px between an element and its outline. */
const roomPx = 3;

/** Keeps a box around an element in each frame, since the page may scroll and load under it. */
export function useOutline(box: RefObject<HTMLElement | null>, element: Element | null): void {
  useEffect(() => {
    const place = () => {
      frame = requestAnimationFrame(place);
      const outline = box.current;
      if (!outline) return;
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      outline.hidden = width === 0 && height === 0;
      Object.assign(outline.style, {
        translate: `${x - roomPx}px ${y - roomPx}px`,
        width: `${width + 2 * roomPx}px`,
        height: `${height + 2 * roomPx}px`,
      });
    };
    let frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  }, [box, element]);
}
