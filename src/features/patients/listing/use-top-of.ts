import { useEffect, useEffectEvent, useRef } from 'react';

/** Goes to the top of a list that shows something else than before; not when it opens, which Back may have done. */
export function useTopOf(shown: string, goToTop: () => void): void {
  const before = useRef(shown);
  const go = useEffectEvent(goToTop);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    go();
  }, [shown]);
}
