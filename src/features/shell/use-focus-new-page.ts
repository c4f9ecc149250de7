import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainId } from '#ui/layout/page.tsx';
import { pageFocusSelector } from '#ui/layout/page-focus.ts';

/**
 * Matches pages with views of their own, which count as one page. An intake's sections move focus
 * themselves (decision 26). On a patient's page, focus stays on the clicked tab.
 */
const pageWithViews =
  /^(\/myHealth(?!\/check-answers)|\/physician\/(?:update|patient)-profile\/[^/]+)(?=\/|$)/;

/** Returns an equal text for all paths of one page. Both routes of a patient have the same page. */
const pageKey = (path: string) =>
  pageWithViews.exec(path)?.[0].replace('update-profile', 'patient-profile') ?? path;

/** Returns true if both paths are views of one page. */
function isSamePage(from: string, to: string): boolean {
  return pageKey(from) === pageKey(to);
}

/** Focuses the new page's marked field or its heading, unless the page has set focus itself. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const markedField = main.querySelector<HTMLElement>(pageFocusSelector);
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  (markedField ?? heading ?? main).focus({ preventScroll: true });
}

/** Events that show that the user has done something since a navigation began. */
const inputEvents = ['pointerdown', 'keydown'] as const;

/**
 * Moves focus to the new page after a navigation, for screen readers and Tab. Focus that the user
 * has moved during the load stays: an open menu would close otherwise.
 */
export function useFocusNewPage(): void {
  const router = useRouter();
  useEffect(() => {
    let focusedBefore: Element | null = null;
    let hasInput = false;
    const noteInput = () => {
      hasInput = true;
    };
    const stopBeforeNavigate = router.subscribe('onBeforeNavigate', () => {
      focusedBefore = document.activeElement;
      hasInput = false;
    });
    const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const { activeElement, body } = document;
      const hasMovedFocus = hasInput && activeElement !== focusedBefore && activeElement !== body;
      if (fromLocation && !isSamePage(fromLocation.pathname, toLocation.pathname) && !hasMovedFocus)
        focusPage();
    });
    for (const inputEvent of inputEvents) window.addEventListener(inputEvent, noteInput, true);
    return () => {
      stopBeforeNavigate();
      stopRendered();
      for (const inputEvent of inputEvents) window.removeEventListener(inputEvent, noteInput, true);
    };
  }, [router]);
}
