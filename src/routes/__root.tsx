import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '#features/shell/not-found.tsx';
import { Shell } from '#features/shell/shell.tsx';
import { UnexpectedError } from '#features/shell/unexpected-error.tsx';
import { findDraftTitles } from './-find-draft-titles.ts';
import type { ShownPage } from './-intake-opener.ts';

// Lazy, because only signed-in users have a bell and a finder; the chunks load with their menu.
const Bell = lazy(() => import('#features/notifications/bell.tsx'));
const FinderDialog = lazy(() => import('#features/patients/finder/finder-dialog.tsx'));

/** Root route: the frame around every page. The router's context comes from `createAppRouter`. */
export const Route = createRootRouteWithContext<{
  queryClient: QueryClient;
  shownPage: () => ShownPage | null;
}>()({
  component: () => (
    <Shell findDrafts={findDraftTitles} bell={<Bell />} finder={FinderDialog}>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: NotFound,
  errorComponent: UnexpectedError,
});
