import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ReadAddress } from '#api/client/prefetched-reads.ts';
import type { ShownPage } from '../routes/-intake-opener.ts';
import { routeTree } from '../routeTree.gen.ts';

/**
 * Creates the app's router.
 * @param history in-memory history for stories and tests; defaults to the browser's
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient, shownPage: (): ShownPage | null => shownBy(router) },
    basepath: import.meta.env.BASE_URL,
    history,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // At build, it would add an inline script to the page.
    scrollRestoration: !import.meta.env.SSR,
  });
  // The tree has the same shape as at build, where the router puts no Suspense around the root.
  router.ssr = { manifest: undefined };
  return router;
}

function shownBy({ state }: Pick<AnyRouter, 'state'>): ShownPage | null {
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
    /** Returns the calls that the page sends when it is first rendered. */
    reads?: (params: Record<string, string | undefined>) => readonly ReadAddress[];
    /** Set for a public page that the build renders, to be seen before any script runs. */
    atBuild?: {
      /** Search of the URL to which the page redirects; none if omitted. */
      search?: string;
      /** Key in session storage of a draft, with which the page shows something else. */
      draftKey?: string;
    };
  }
}
