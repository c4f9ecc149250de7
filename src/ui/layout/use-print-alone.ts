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
