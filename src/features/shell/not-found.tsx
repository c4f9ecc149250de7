import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

/** Page for an unknown URL (accounts §2.13). Lazy, to keep its code out of all other pages. */
export function NotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
