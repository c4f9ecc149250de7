import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainId } from '#ui/layout/page.tsx';
import { pageFocusSelector } from '#ui/layout/page-focus.ts';

/**
 * Matches pages with views of their own, which count as one page. An intake's sections move focus
 * themselves (decision 26). On a patient's page, focus stays on the clicked tab.
 */
const onePage = /^(\/myHealth(?!\/check-answers)|\/physician\/(?:update|patient)-profile\/[^/]+)(?=\/|$)/;
const pageOf = (path: string) => onePage.exec(path)?.[0].replace('update-profile', 'patient-profile') ?? path;

function isSamePage(from: string, to: string): boolean {
  return pageOf(from) === pageOf(to);
}

/** Focuses the new page's marked field or its heading, unless the page has set focus itself. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const begin = main.querySelector<HTMLElement>(pageFocusSelector);
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  (begin ?? heading ?? main).focus({ preventScroll: true });
}

const presses = ['pointerdown', 'keydown'] as const;

/**
 * Moves focus to the new page after a navigation, for screen readers and Tab. Focus that the user
 * has moved during the load stays: an open menu would close otherwise.
 */
export function useFocusNewPage(): void {
  const router = useRouter();
  useEffect(() => {
    let before: Element | null = null;
    let isPressed = false;
    const notePress = () => {
      isPressed = true;
    };
    const stopBefore = router.subscribe('onBeforeNavigate', () => {
      before = document.activeElement;
      isPressed = false;
    });
    const stopRendered = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const { activeElement, body } = document;
      const hasGoneOn = isPressed && activeElement !== before && activeElement !== body;
      if (fromLocation && !isSamePage(fromLocation.pathname, toLocation.pathname) && !hasGoneOn) focusPage();
    });
    for (const press of presses) window.addEventListener(press, notePress, true);
    return () => {
      stopBefore();
      stopRendered();
      for (const press of presses) window.removeEventListener(press, notePress, true);
    };
  }, [router]);
}
