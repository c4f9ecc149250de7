import { useEffect, useEffectEvent, useRef } from 'react';

/** Scrolls to the top when the list's key changes; not on mount, when Back restores the scroll. */
export function useScrollToTop(shown: string, goToTop: () => void): void {
  const before = useRef(shown);
  const go = useEffectEvent(goToTop);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    go();
  }, [shown]);
}
