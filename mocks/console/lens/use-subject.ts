import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { blockPageKeys } from './block-page-keys.ts';
import { findSubject } from './element-facts.ts';
import { isLensOnAtom } from './lens-state.ts';
import { findElementAt, forwardWheel, isOfConsole, isOfLens } from './lens-surface.ts';

/** Element that the lens describes; null stands for the screen. */
export interface LensSubject {
  readonly element: Element | null;
  /** True once the user holds the card; the pointer and the focus then change nothing. */
  readonly isPinned: boolean;
}

/** Events of the pointer that must not reach the page from the surface. */
const pointerEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'auxclick', 'dblclick'],
  ...['contextmenu', 'touchstart', 'touchend'],
];

/** Returns the focused element of the page, if it has one. */
function findFocused(): Element | null {
  const { activeElement } = document;
  const isElsewhere = isOfLens(activeElement) || isOfConsole(activeElement);
  return !activeElement || activeElement === document.body || isElsewhere ? null : activeElement;
}

const focusElement = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus();
};

interface LensInput {
  surface: RefObject<HTMLElement | null>;
  /** Called when the user pins the card by a key, which moves the focus to it. */
  onPinnedByKey: () => void;
}

/** Follows the pointer and the focus, and keeps clicks and keys from the page. */
export function useSubject({ surface, onPinnedByKey }: LensInput) {
  const [subject, setSubject] = useState<LensSubject>(() => ({ element: findFocused(), isPinned: false }));
  // Where the focus goes back to, from the card; at first, it may be in the console.
  const lastFocused = useRef(document.activeElement);
  const show = (element: Element | null, isPinned: boolean) => {
    const found = element && findSubject(element);
    setSubject((former) =>
      former.element === found && former.isPinned === isPinned ? former : { element: found, isPinned },
    );
  };
  const onMove = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (!subject.isPinned) show(findElementAt(clientX, clientY), false);
  });
  const onClick = useEffectEvent((event: MouseEvent) =>
    show(findElementAt(event.clientX, event.clientY), true),
  );
  const onFocus = useEffectEvent(() => {
    const focused = findFocused();
    if (!focused) return;
    lastFocused.current = focused;
    if (!subject.isPinned) show(focused, false);
  });
  const onPin = useEffectEvent(() => {
    setSubject(({ element }) => ({ element, isPinned: true }));
    onPinnedByKey();
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const onPointer = (event: Event) => {
      event.stopPropagation();
      // The focus stays where it is, so that no field of the page is left and no menu closes.
      if (event.type === 'mousedown' || event.type === 'contextmenu') event.preventDefault();
      if (event instanceof MouseEvent && event.type === 'click') onClick(event);
    };
    const onPointerMove = (event: PointerEvent) => onMove(event);
    const onFocusIn = () => onFocus();
    for (const type of pointerEvents) element.addEventListener(type, onPointer);
    element.addEventListener('pointermove', onPointerMove);
    element.addEventListener('wheel', forwardWheel, { passive: false });
    document.addEventListener('focusin', onFocusIn);
    const allowKeys = blockPageKeys({ onPin: () => onPin(), onEnd: () => isLensOnAtom.set(false) });
    return () => {
      for (const type of pointerEvents) element.removeEventListener(type, onPointer);
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('wheel', forwardWheel);
      document.removeEventListener('focusin', onFocusIn);
      allowKeys();
      // The card is gone, and with it a focus in it.
      if (document.activeElement === document.body) focusElement(lastFocused.current);
    };
  }, [surface]);

  const release = () => {
    focusElement(lastFocused.current);
    setSubject({ element: findFocused(), isPinned: false });
  };
  return { subject, release };
}
