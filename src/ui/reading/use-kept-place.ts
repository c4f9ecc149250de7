import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position of each of several views that share one place of the page. A new view
 * starts at its top; content above it stays put while in sight.
 * @param place element that holds the views
 */
export function useScrollPerView(view: string, place: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { current: known } = places;
    // At the first render, the router sets the position.
    if (before.current !== null && before.current !== view) {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const { top = 0 } = place.current?.getBoundingClientRect() ?? {};
      const beginning = window.scrollY + top - Number.parseFloat(scrollPaddingTop);
      const left = known.get(before.current) ?? 0;
      window.scrollTo({ top: known.get(view) ?? Math.min(left, beginning), behavior: 'instant' });
    }
    before.current = view;
    known.set(view, window.scrollY);
    const note = () => known.set(view, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [view, place]);
}
