import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense } from 'react';
import { toastsRequested } from './show-toast.ts';

const Toasts = lazy(() => import('./toasts.tsx'));

/** Host of the toasts. Rendered once, by the app, inside the theme's provider. */
export function ToastHost() {
  const requested = useSelector(toastsRequested);
  if (!requested) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
