import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainId } from '#ui/layout/page.tsx';

/**
 * The sections of one intake are one page: going between them moves focus by itself (decision 26). So are the tabs of a
 * patient's page: focus stays on the tab that was pressed.
 */
const onePage = /^(\/myHealth(?!\/check-answers)|\/physician\/(?:update|patient)-profile\/[^/]+)(?=\/|$)/;
const pageOf = (path: string) => onePage.exec(path)?.[0].replace('update-profile', 'patient-profile') ?? path;

function isSamePage(from: string, to: string): boolean {
  return pageOf(from) === pageOf(to);
}

/** Focus starts at the new page's heading, unless the page has put it somewhere itself. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main).focus({ preventScroll: true });
}

const presses = ['pointerdown', 'keydown'] as const;

/**
 * After a navigation a screen reader reads the new page's name, and Tab goes on from there. Whoever has gone on to something else
 * while the page was on its way stays there: a menu that is open would close.
 */
export function useFocusNewPage(): void {
  const router = useRouter();
  useEffect(() => {
    let before: Element | null = null;
    let isPressed = false;
    const notePress = () => {
      isPressed = true;
    };
    const begins = router.subscribe('onBeforeNavigate', () => {
      before = document.activeElement;
      isPressed = false;
    });
    const ends = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const { activeElement, body } = document;
      const hasGoneOn = isPressed && activeElement !== before && activeElement !== body;
      if (fromLocation && !isSamePage(fromLocation.pathname, toLocation.pathname) && !hasGoneOn) focusPage();
    });
    for (const press of presses) window.addEventListener(press, notePress, true);
    return () => {
      begins();
      ends();
      for (const press of presses) window.removeEventListener(press, notePress, true);
    };
  }, [router]);
}
