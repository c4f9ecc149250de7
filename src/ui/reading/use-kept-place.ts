import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * How far down the reader was in each of several views that take turns in one place of the page. One that is shown for
 * the first time begins at its beginning, and what stands above it stays where it is as long as it is in sight.
 * @param place what the views take turns in
 */
export function useKeptPlace(view: string, place: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { current: known } = places;
    // Whoever opens the page is put where they belong by the router.
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
