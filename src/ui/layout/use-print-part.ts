import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints one part of a page: while `isAlone`, only elements with `data-print-alone` are printed
 * (global.css). The next click or key ends this. `afterprint` does not: a phone sends it before its
 * preview is rendered.
 */
export function usePrintPart() {
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    if (!isAlone) return;
    const endPrint = () => setAlone(false);
    const inputEvents = ['pointerdown', 'keydown'] as const;
    for (const type of inputEvents) window.addEventListener(type, endPrint, { capture: true, once: true });
    return () => {
      for (const type of inputEvents) window.removeEventListener(type, endPrint, { capture: true });
    };
  }, [isAlone]);

  function print() {
    // Synchronous: `window.print` takes the page as it is rendered at the call.
    flushSync(() => setAlone(true));
    window.print();
  }
  return { isAlone, print };
}
