import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './session.ts';

/** Session as last read, with its JSON: React needs the same object while nothing has changed. */
let latest: { text: string; session: Session | null } = { text: 'null', session: null };

/** Returns the same object until the stored session changes. */
function currentSession(): Session | null {
  const session = readSession();
  const text = JSON.stringify(session);
  if (text !== latest.text) latest = { text, session };
  return latest.session;
}

/** Subscribes to changes in this tab, and by the storage event to those of other tabs. */
function subscribe(listener: () => void): () => void {
  const stop = onSessionChange(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Returns the session for display; guards read storage, since this hook is a render late. */
export function useSession(): Session | null {
  // The public pages are rendered at build, where there is no session.
  return useSyncExternalStore(subscribe, currentSession, () => null);
}
