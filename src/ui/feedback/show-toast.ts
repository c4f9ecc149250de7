import type { Toast } from './toast.ts';

let requested = false;
const listeners = new Set<() => void>();

/** For the host: whether a toast was ever asked for, and word of it. */
export const toastsRequested = {
  get: () => requested,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What caused an error shows it as well, a moment later (decision 40): the toast looks whether it does. */
const A_MOMENT = 50;

/** Shows a toast. What draws it is fetched at the first one, so that it costs the first page nothing. */
export async function showToast(toast: Toast): Promise<void> {
  requested = true;
  for (const listener of listeners) listener();
  const { pushToast } = await import('./toasts.tsx');
  if (toast.kind === 'error') await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  pushToast(toast);
}
