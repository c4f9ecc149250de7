import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to a control that was disabled while it worked, unless it has moved on.
 * @param findFallback returns the element to focus if the control stays disabled
 * @param findSuccessor returns the element to focus if the control unmounts
 */
export function useRestoredFocus<Control extends HTMLButtonElement | HTMLInputElement = HTMLButtonElement>(
  working: boolean,
  findFallback?: (control: NoInfer<Control>) => HTMLElement | null | undefined,
  findSuccessor?: (control: NoInfer<Control>) => HTMLElement | null | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const wasWorking = useRef(false);
  // Several buttons may share one task: another one may have the focus when the task begins.
  const hadFocus = useRef(true);
  // A control that was just disabled still has the focus, and is about to lose it. A click on a
  // disabled control moves the focus to its container: `main` or the dialog.
  const isFocusLost = () => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body || activeElement.contains(control.current);
  };
  const restoreFocus = useEffectEvent(() => {
    if (!hadFocus.current || !isFocusLost() || !control.current) return;
    const target = control.current.disabled ? findFallback?.(control.current) : control.current;
    target?.focus({ preventScroll: true });
  });
  const passFocusOn = useEffectEvent(() => {
    const { current } = control;
    if (!current || !isFocusLost()) return;
    // A control that unmounts with the click itself has not rendered since.
    if (hadFocus.current || document.activeElement === current)
      findSuccessor?.(current)?.focus({ preventScroll: true });
  });
  // Runs before the browser takes the focus away. A quick answer never renders as working: then the
  // control is stuck, disabled with the focus.
  useLayoutEffect(() => {
    const { current } = control;
    if (!wasWorking.current) hadFocus.current = isFocusLost();
    const isStuck = !working && current !== null && current.disabled && document.activeElement === current;
    if ((wasWorking.current && !working) || isStuck) restoreFocus();
    wasWorking.current = working;
  });
  useLayoutEffect(() => () => passFocusOn(), []);
  return control;
}
