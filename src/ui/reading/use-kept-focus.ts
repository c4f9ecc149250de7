import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

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
    const holder = document.activeElement;
    // A button that was disabled a moment ago may still have the focus, and is about to lose it.
    const lost = holder === null || holder === document.body || holder === button.current;
    if (!lost || !button.current) return;
    const target = button.current.disabled ? otherwise?.(button.current) : button.current;
    target?.focus({ preventScroll: true });
  });
  // After every rendering, before the browser takes the focus away: a quick answer is never seen as work at all.
  useLayoutEffect(() => {
    const { current } = button;
    const isStuck = !working && current !== null && current.disabled && document.activeElement === current;
    if ((worked.current && !working) || isStuck) giveBack();
    worked.current = working;
  });
  return button;
}
