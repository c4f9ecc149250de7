import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { findClearTop, type Span } from './clear-place.ts';

/** Elements that a toast must not cover: heading, focus, submit button, alerts, marked ones. */
const NEEDED_SELECTOR = ':is(h1, :focus, [type=submit], [role=alert]:not([data-toast]), [data-keep-clear])';
/** Distance to the window's edges, in px. */
const MARGIN_PX = 12;

/** Returns the area below the header and above an on-screen keyboard and fixed footers. */
function findRoom(): Span {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const laid = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const foot = Math.min(offsetTop + height, window.innerHeight - laid);
  return { top: Math.max(offsetTop, bar) + MARGIN_PX, bottom: foot - MARGIN_PX };
}

/** Lists the elements to keep visible; of the page behind a dialog, none. */
function findNeeded(): Span[] {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]');
  return [...(dialog ?? document.body).querySelectorAll(NEEDED_SELECTOR)]
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
  const isPlaced = isShown && isPhone;
  useLayoutEffect(() => {
    const pile = holder.current?.querySelector<HTMLElement>('[data-position=top-right]');
    if (!isPlaced || !pile) return;
    const place = () => {
      const top = findClearTop(pile.offsetHeight, findRoom(), findNeeded());
      pile.style.setProperty('--toasts-top', `${top}px`);
    };
    place();
    const sizes = new ResizeObserver(place);
    for (const each of [pile, document.body]) sizes.observe(each);
    const leave = new AbortController();
    const options = { capture: true, passive: true, signal: leave.signal };
    for (const kind of ['scroll', 'focusin', 'focusout']) document.addEventListener(kind, place, options);
    for (const kind of ['scroll', 'resize']) window.visualViewport?.addEventListener(kind, place, options);
    return () => {
      sizes.disconnect();
      leave.abort();
    };
  }, [isPlaced]);
  return holder;
}
