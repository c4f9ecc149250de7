import { type RefObject, useLayoutEffect } from 'react';

/** Tells the page how high the strip with the patient's name is: what sticks or is scrolled to stays clear of it. */
export function useStripHeight(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    const root = document.documentElement;
    const tell = () => root.style.setProperty('--record-strip', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    tell();
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--record-strip');
    };
  }, [strip]);
}
