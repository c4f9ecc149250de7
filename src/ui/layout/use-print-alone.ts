import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints one thing of a page by itself: whatever has `data-print-alone` while `isAlone` is all that goes to paper
 * (global.css). That ends with the reader's next press, and not with `afterprint`: a phone sends it before its preview is drawn.
 */
export function usePrintAlone() {
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    if (!isAlone) return;
    const end = () => setAlone(false);
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) window.addEventListener(press, end, { capture: true, once: true });
    return () => {
      for (const press of presses) window.removeEventListener(press, end, { capture: true });
    };
  }, [isAlone]);

  function print() {
    flushSync(() => setAlone(true));
    window.print();
  }
  return { isAlone, print };
}
