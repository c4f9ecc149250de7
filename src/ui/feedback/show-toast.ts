import { createAtom } from '@tanstack/react-store';
import type { Toast } from './toast.ts';

/** For the host: whether a toast was ever asked for. */
export const toastsRequested = createAtom(false);

/** What caused an error shows it as well, a moment later (decision 40): the toast looks whether it does. */
const A_MOMENT = 50;

/** Shows a toast. What draws it is fetched at the first one, so that it costs the first page nothing. */
export async function showToast(toast: Toast): Promise<void> {
  toastsRequested.set(true);
  const { pushToast } = await import('./toasts.tsx');
  if (toast.kind === 'error') await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  pushToast(toast);
}
