import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether what asks is still shown. A save that ends late must not lead a reader on who has gone elsewhere meanwhile.
 * @param place what is shown may change in place, from step to step; gone as soon as it is another one
 */
export function useStillHere(place?: unknown): () => boolean {
  const shown = useRef<{ place: unknown } | null>(null);
  useEffect(() => {
    shown.current = { place };
    return () => {
      shown.current = null;
    };
  }, [place]);
  return useCallback(() => shown.current !== null && Object.is(shown.current.place, place), [place]);
}
