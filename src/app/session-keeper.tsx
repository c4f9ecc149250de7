import { useEffect } from 'react';
import { onSignOutFailure } from '#api/session/sign-out.ts';
import { useSession } from '#api/session/use-session.ts';
import { fetchArt } from '#ui/illustrations/picture.tsx';
import { IdleKeeper } from './idle-keeper.tsx';
import { toastError } from './query-client.ts';
import { whenAtRest } from './when-at-rest.ts';

/** In milliseconds: the drawings of failures are there before a line that breaks, and after all that a page needs. */
const LATER = 20_000;

/** Ends and renews the session, beside whatever page is shown (accounts §4.7). */
export function SessionKeeper() {
  const signedIn = useSession() !== null;
  // The caches hear of every other failed call; a logout is nobody's mutation.
  useEffect(() => onSignOutFailure((error) => toastError(error)), []);
  useEffect(() => {
    if (signedIn) whenAtRest(() => void fetchArt().catch(() => undefined), LATER);
  }, [signedIn]);
  return signedIn && <IdleKeeper />;
}
