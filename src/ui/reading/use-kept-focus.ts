import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * A button or field that is disabled while it works loses the focus, and the keyboard its place. Once the work is done it is
 * given back, unless something else has taken it.
 * @param otherwise who gets it where the button stays disabled
 * @param afterwards who gets it where the button goes with its work
 */
export function useKeptFocus<Control extends HTMLButtonElement | HTMLInputElement = HTMLButtonElement>(
  working: boolean,
  otherwise?: (control: NoInfer<Control>) => HTMLElement | null | undefined,
  afterwards?: (control: NoInfer<Control>) => HTMLElement | null | undefined,
): RefObject<Control | null> {
  const button = useRef<Control>(null);
  const worked = useRef(false);
  // Of several buttons for one work, another may have been pressed, and have the focus when it begins.
  const isOurs = useRef(true);
  // A button that was just disabled still has the focus and is about to lose it. Pressed while disabled, it leaves the
  // focus to what contains it: `main`, or the dialog.
  const isLost = () => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || activeElement.contains(button.current);
  };
  const giveBack = useEffectEvent(() => {
    if (!isOurs.current || !isLost() || !button.current) return;
    const target = button.current.disabled ? otherwise?.(button.current) : button.current;
    target?.focus({ preventScroll: true });
  });
  const giveOn = useEffectEvent(() => {
    const { current } = button;
    if (!current || !isLost()) return;
    // Gone with the press itself, it was not drawn since.
    if (isOurs.current || document.activeElement === current)
      afterwards?.(current)?.focus({ preventScroll: true });
  });
  // After every rendering, before the browser takes the focus away: a quick answer is never seen as work at all.
  useLayoutEffect(() => {
    const { current } = button;
    if (!worked.current) isOurs.current = isLost();
    const isStuck = !working && current !== null && current.disabled && document.activeElement === current;
    if ((worked.current && !working) || isStuck) giveBack();
    worked.current = working;
  });
  useLayoutEffect(() => () => giveOn(), []);
  return button;
}
