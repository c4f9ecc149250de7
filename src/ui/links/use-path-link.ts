import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/**
 * The props of a link to a page of this app whose path is only known at run time.
 * @param path already known to be safe
 */
export function usePathLink(path: string) {
  const router = useRouter();
  return {
    href: (router.options.basepath ?? '').replace(/\/$/, '') + path,
    onClick(event: MouseEvent) {
      // A new tab or window is the browser's business.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void router.navigate({ href: path });
    },
  };
}
