import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastsRequested } from './show-toast.ts';

const Toasts = lazy(() => import('./toasts.tsx'));

/** Where toasts appear. Rendered once, by the app, inside the theme's provider. */
export function ToastHost() {
  const requested = useSyncExternalStore(toastsRequested.subscribe, toastsRequested.get);
  if (!requested) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
