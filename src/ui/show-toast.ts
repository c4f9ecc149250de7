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

/** Shows a toast. What draws it is fetched at the first one, so that it costs the first page nothing. */
export async function showToast(toast: Toast): Promise<void> {
  requested = true;
  for (const listener of listeners) listener();
  const { pushToast } = await import('./toasts.tsx');
  pushToast(toast);
}
