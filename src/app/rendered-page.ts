import type { AppRouter } from './router.ts';

const html = document.documentElement;

/**
 * Loads the first page and returns true if its document holds it as the app renders it: the build
 * has rendered this route, and the document's inline script has not hidden it.
 */
export async function isPrerendered(router: AppRouter): Promise<boolean> {
  // The id of the rendered route (tools/prerender/page-html.ts).
  const { page } = html.dataset;
  if (page === undefined || html.style.visibility === 'hidden') return false;
  // The matches must be there at the first render, which takes over the page's elements.
  await router.load();
  return router.state.matches.at(-1)?.routeId === page;
}

/** Removes a page that the build has rendered, and shows the document. @returns the root element */
export function emptyRoot(root: HTMLElement): HTMLElement {
  root.replaceChildren();
  html.style.visibility = '';
  return root;
}
