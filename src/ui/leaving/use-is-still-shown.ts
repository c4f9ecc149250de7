import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that is true while the component is mounted. A save that ends late must not
 * redirect a user who has left.
 * @param step step on display, for a component that stays mounted; true only for the same step
 */
export function useIsStillShown(step?: unknown): () => boolean {
  const shown = useRef<{ step: unknown } | null>(null);
  useEffect(() => {
    shown.current = { step };
    return () => {
      shown.current = null;
    };
  }, [step]);
  return useCallback(() => shown.current !== null && Object.is(shown.current.step, step), [step]);
}
