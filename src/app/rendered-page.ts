import type { AppRouter } from './router.ts';

const html = document.documentElement;

/**
 * Loads the first page, so that the first render has it, unless it waits for the server: then the
 * app's frame comes first.
 * @returns true if the document holds the page as the app renders it: the build has rendered this
 *   route, and the document's inline script has not hidden it
 */
export async function loadFirstPage(router: AppRouter): Promise<boolean> {
  const loaded = router.load();
  // The id of the rendered route (tools/prerender/page-html.ts).
  const { page } = html.dataset;
  if (page === undefined || html.style.visibility === 'hidden') {
    await Promise.race([loaded, new Promise((later) => setTimeout(later))]);
    return false;
  }
  await loaded;
  return router.state.matches.at(-1)?.routeId === page;
}

/** Removes a page that the build has rendered, and shows the document. @returns the root element */
export function emptyRoot(root: HTMLElement): HTMLElement {
  root.replaceChildren();
  delete html.dataset.page;
  html.style.visibility = '';
  return root;
}
