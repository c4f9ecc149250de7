import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

/** accounts §2.13. Fetched when it is needed, since every other page would carry it along. */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
