import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { homePath } from '#domain/paths/home-path.ts';
import { whenIdle } from '#drafts/when-idle.ts';

declare global {
  interface Navigator {
    /** Network information, which only Chromium has. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Loads the code of both roles' dashboards once the browser is idle, so that a login opens its page
 * at once. Which role logs in is not known before. Browsers that save data load it after the login.
 */
export function preloadDashboards(router: AnyRouter): void {
  if (navigator.connection?.saveData) return;
  const routes = router.routesById as Record<string, AnyRoute>;
  const matches = Object.values(homePath).flatMap((to) => router.matchRoutes(router.buildLocation({ to })));
  whenIdle(() => {
    for (const { routeId } of matches) {
      const route = routes[routeId];
      // A failure shows when the page is opened.
      if (route) router.loadRouteChunk(route)?.catch(() => undefined);
    }
  });
}
