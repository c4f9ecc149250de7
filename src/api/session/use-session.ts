import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from './session.ts';

let latest: { text: string; session: Session | null } = { text: 'null', session: null };

/** The same object until the stored session changes. */
function currentSession(): Session | null {
  const session = readSession();
  const text = JSON.stringify(session);
  if (text !== latest.text) latest = { text, session };
  return latest.session;
}

function subscribe(listener: () => void): () => void {
  const stop = onSessionChange(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Who is signed in, for what shows it. Guards read storage themselves, so that they are never a render behind. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}
