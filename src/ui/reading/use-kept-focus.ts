import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to a control that was disabled while it worked, unless it has moved on.
 * @param otherwise returns the element to focus if the control stays disabled
 * @param afterwards returns the element to focus if the control unmounts
 */
export function useRestoredFocus<Control extends HTMLButtonElement | HTMLInputElement = HTMLButtonElement>(
  working: boolean,
  otherwise?: (control: NoInfer<Control>) => HTMLElement | null | undefined,
  afterwards?: (control: NoInfer<Control>) => HTMLElement | null | undefined,
): RefObject<Control | null> {
  const button = useRef<Control>(null);
  const worked = useRef(false);
  // Several buttons may share one work: another one may have the focus when it begins.
  const hadFocus = useRef(true);
  // A control that was just disabled still has the focus, and is about to lose it. A click on a
  // disabled control moves the focus to its container: `main` or the dialog.
  const isLost = () => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || activeElement.contains(button.current);
  };
  const restoreFocus = useEffectEvent(() => {
    if (!hadFocus.current || !isLost() || !button.current) return;
    const target = button.current.disabled ? otherwise?.(button.current) : button.current;
    target?.focus({ preventScroll: true });
  });
  const passFocusOn = useEffectEvent(() => {
    const { current } = button;
    if (!current || !isLost()) return;
    // A control that unmounts with the click itself has not rendered since.
    if (hadFocus.current || document.activeElement === current)
      afterwards?.(current)?.focus({ preventScroll: true });
  });
  // Runs before the browser takes the focus away. A quick answer never renders as working.
  useLayoutEffect(() => {
    const { current } = button;
    if (!worked.current) hadFocus.current = isLost();
    const isStuck = !working && current !== null && current.disabled && document.activeElement === current;
    if ((worked.current && !working) || isStuck) restoreFocus();
    worked.current = working;
  });
  useLayoutEffect(() => () => passFocusOn(), []);
  return button;
}
