import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position of each of several views that share one place of the page. A new view
 * starts at its top; content above it stays put while in sight.
 * @param holder element that holds the views
 */
export function useScrollPerView(view: string, holder: RefObject<HTMLElement | null>): void {
  /** Scroll positions by view, in px. */
  const positions = useRef(new Map<string, number>());
  const previousView = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { current: knownPositions } = positions;
    // At the first render, the router sets the position. To read it would lay out the page twice.
    if (previousView.current !== null && previousView.current !== view) {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const { top = 0 } = holder.current?.getBoundingClientRect() ?? {};
      const topOfView = window.scrollY + top - Number.parseFloat(scrollPaddingTop);
      const leftAt = knownPositions.get(previousView.current) ?? 0;
      window.scrollTo({ top: knownPositions.get(view) ?? Math.min(leftAt, topOfView), behavior: 'instant' });
      knownPositions.set(view, window.scrollY);
    }
    previousView.current = view;
    const savePosition = () => knownPositions.set(view, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [view, holder]);
}
