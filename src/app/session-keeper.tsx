import { useEffect } from 'react';
import { onSignOutFailure } from '#api/session/sign-out.ts';
import { useSession } from '#api/session/use-session.ts';
import { fetchArt } from '#ui/illustrations/picture.tsx';
import { IdleKeeper } from './idle-keeper.tsx';
import { toastError } from './query-client.ts';
import { whenAtRest } from './when-at-rest.ts';

/** Ends and renews the session, beside whatever page is shown (accounts §4.7). */
export function SessionKeeper() {
  const signedIn = useSession() !== null;
  // The caches hear of every other failed call; a logout is nobody's mutation.
  useEffect(() => onSignOutFailure((error) => toastError(error)), []);
  useEffect(() => {
    if (signedIn) whenAtRest(() => void fetchArt().catch(() => undefined));
  }, [signedIn]);
  return signedIn && <IdleKeeper />;
}
