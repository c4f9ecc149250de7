import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * A button that is disabled while it works loses the focus, and the keyboard its place. Once the work is done it is
 * given back, unless something else has taken it.
 * @param otherwise who gets it where the button stays disabled
 */
export function useKeptFocus(
  working: boolean,
  otherwise?: (button: HTMLButtonElement) => HTMLElement | null | undefined,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const worked = useRef(false);
  const giveBack = useEffectEvent(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost || !button.current) return;
    const target = button.current.disabled ? otherwise?.(button.current) : button.current;
    target?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (worked.current && !working) giveBack();
    worked.current = working;
  }, [working]);
  return button;
}
