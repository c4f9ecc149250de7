import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that is true while the component is mounted. A save that ends late must not
 * redirect a user who has left.
 * @param step step on display, for a component that stays mounted; true only for the same step
 */
export function useIsStillShown(step?: unknown): () => boolean {
  const shownStep = useRef<{ step: unknown } | null>(null);
  useEffect(() => {
    shownStep.current = { step };
    return () => {
      shownStep.current = null;
    };
  }, [step]);
  return useCallback(() => shownStep.current !== null && Object.is(shownStep.current.step, step), [step]);
}
