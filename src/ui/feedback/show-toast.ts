import { createAtom } from '@tanstack/react-store';
import type { Toast } from './toast.ts';

/** True once a toast was requested: `ToastHost` then loads and mounts the toasts. */
export const toastsRequested = createAtom(false);

/** Delay of an error toast, in ms: an alert in the page may show the same error (decision 40). */
const ERROR_TOAST_DELAY_MS = 50;

/** Shows a toast. Loads the toasts with the first one, to keep them out of the first page. */
export async function showToast(toast: Toast): Promise<void> {
  toastsRequested.set(true);
  const { pushToast } = await import('./toasts.tsx');
  if (toast.kind === 'error') await new Promise((resolve) => setTimeout(resolve, ERROR_TOAST_DELAY_MS));
  pushToast(toast);
}
