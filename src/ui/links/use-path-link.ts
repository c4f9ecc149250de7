import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * Returns the props of a link to a page of this app whose path is known only at run time.
 * @param path already validated
 */
export function usePathLink(path: string) {
  const router = useRouter();
  return {
    href: (router.options.basepath ?? '').replace(/\/$/, '') + path,
    onClick(event: MouseEvent) {
      // The browser opens a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void router.navigate({ href: path });
    },
  };
}
