import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { findClearTop, type Span } from './clear-place.ts';

/** Elements that a toast must not cover: heading, focus, submit button, alerts, marked ones. */
const keepVisibleSelector =
  ':is(h1, :focus, [type=submit], [role=alert]:not([data-toast]), [data-keep-clear])';
/** Distance to the window's edges, in px. */
const MARGIN_PX = 12;

/** Returns the area below the header and above an on-screen keyboard and fixed footers. */
function findFreeArea(): Span {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // A fixed footer reserves its height as scroll padding.
  const footerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const bottom = Math.min(offsetTop + height, window.innerHeight - footerHeight);
  return { top: Math.max(offsetTop, headerBottom) + MARGIN_PX, bottom: bottom - MARGIN_PX };
}

/** Lists the elements to keep visible; of the page behind a dialog, none. */
function findElementsToKeepVisible(): Span[] {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  // `main`, which has the focus after a navigation, would leave no free place.
  return [...(dialog ?? document.body).querySelectorAll(keepVisibleSelector)]
    .filter((element) => !element.matches('main, [data-toast] *'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}

/**
 * Keeps the toasts on a phone away from elements that the user needs, also while the page moves.
 * @param isShown true if there are toasts
 * @returns ref for the element that holds the pile
 */
export function useClearPlace(isShown: boolean): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const isPlacedByScript = isShown && isPhone;
  useLayoutEffect(() => {
    const pile = holder.current?.querySelector<HTMLElement>('[data-position=top-right]');
    if (!isPlacedByScript || !pile) return;
    const placeToasts = () => {
      const top = findClearTop(pile.offsetHeight, findFreeArea(), findElementsToKeepVisible());
      pile.style.setProperty('--toasts-top', `${top}px`);
    };
    placeToasts();
    const sizeObserver = new ResizeObserver(placeToasts);
    for (const element of [pile, document.body]) sizeObserver.observe(element);
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    for (const type of ['scroll', 'focusin', 'focusout'])
      document.addEventListener(type, placeToasts, options);
    for (const type of ['scroll', 'resize'])
      window.visualViewport?.addEventListener(type, placeToasts, options);
    return () => {
      sizeObserver.disconnect();
      listeners.abort();
    };
  }, [isPlacedByScript]);
  return holder;
}
