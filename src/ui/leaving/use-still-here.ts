import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that is true while the component is mounted. A save that ends late must not
 * redirect a user who has left.
 * @param place step on display, for a component that stays mounted; true only for the same step
 */
export function useIsStillShown(place?: unknown): () => boolean {
  const shown = useRef<{ place: unknown } | null>(null);
  useEffect(() => {
    shown.current = { place };
    return () => {
      shown.current = null;
    };
  }, [place]);
  return useCallback(() => shown.current !== null && Object.is(shown.current.place, place), [place]);
}
