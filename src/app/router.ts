import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ShownPage } from '../routes/-intake-opener.ts';
import { routeTree } from '../routeTree.gen.ts';

/**
 * Creates the app's router.
 * @param history in-memory history for stories and tests; defaults to the browser's
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient, shownPage: (): ShownPage | null => findShownPage(router) },
    basepath: import.meta.env.BASE_URL,
    history,
    defaultPreload: 'intent',
    // The query client alone decides which data is fresh.
    defaultPreloadStaleTime: 0,
    // At build, it would add an inline script to the page.
    scrollRestoration: !import.meta.env.SSR,
  });
  // Makes the router put no Suspense around the root, as at build: React can take over the page's
  // elements only if the tree has the same shape.
  router.ssr = { manifest: undefined };
  return router;
}

/** Returns the page on the screen, which during a navigation is the former page. */
function findShownPage({ state }: Pick<AnyRouter, 'state'>): ShownPage | null {
  const { resolvedLocation: location, matches } = state;
  const match = matches.at(-1);
  return location && match ? { location, routeId: match.routeId, params: match.params } : null;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** Set for a public page that the build renders, to be seen before any script runs. */
    atBuild?: {
      /** Search of the URL to which the page redirects; none if omitted. */
      search?: string;
      /** Storage keys of an earlier visit, with which the page shows something else. */
      visitKeys?: readonly string[];
    };
  }
}
