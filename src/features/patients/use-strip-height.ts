import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--record-strip` to the strip's height, for sticky elements and scroll targets. */
export function useStripHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    const root = document.documentElement;
    const setHeight = () => root.style.setProperty('--record-strip', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(setHeight);
    setHeight();
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--record-strip');
    };
  }, [strip]);
}
