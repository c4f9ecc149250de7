import { useEffect, useEffectEvent, useRef } from 'react';

/** Scrolls to the top when the list's key changes; not on mount, when Back restores the scroll. */
export function useScrollToTop(listKey: string, goToTop: () => void): void {
  const previousKey = useRef(listKey);
  const scrollToTop = useEffectEvent(goToTop);
  useEffect(() => {
    if (previousKey.current === listKey) return;
    previousKey.current = listKey;
    scrollToTop();
  }, [listKey]);
}
