import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainId } from '#ui/layout/page.tsx';

/** The sections of one intake are one page: going between them moves focus by itself (decision 26). */
const onePage = /^(\/myHealth(?!\/check-answers)|\/physician\/update-profile\/[^/]+)(?=\/|$)/;

function isSamePage(from: string, to: string): boolean {
  return (onePage.exec(from)?.[0] ?? from) === (onePage.exec(to)?.[0] ?? to);
}

/** Focus starts at the new page's heading, unless the page has put it somewhere itself. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
  const heading = main.querySelector<HTMLElement>('h1[tabindex]');
  (heading ?? main).focus({ preventScroll: true });
}

/** After a navigation a screen reader reads the new page's name, and Tab goes on from there. */
export function useFocusNewPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation && !isSamePage(fromLocation.pathname, toLocation.pathname)) focusPage();
      }),
    [router],
  );
}
