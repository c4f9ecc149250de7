import { useEffect } from 'react';
import { onSignOutFailure } from '#api/session/sign-out.ts';
import { useSession } from '#api/session/use-session.ts';
import { fetchArt } from '#ui/illustrations/picture.tsx';
import { IdleKeeper } from './idle-keeper.tsx';
import { toastError } from './query-client.ts';
import { whenAtRest } from './when-at-rest.ts';

/** Delay in ms for preloading error illustrations: after a page's requests, before a failure. */
const LATER = 20_000;

/** Renews and ends the session on every page (accounts §4.7). */
export function SessionKeeper() {
  const signedIn = useSession() !== null;
  // A logout is no mutation, so the mutation cache does not show its errors.
  useEffect(() => onSignOutFailure((error) => toastError(error)), []);
  useEffect(() => {
    if (signedIn) whenAtRest(() => void fetchArt().catch(() => undefined), LATER);
  }, [signedIn]);
  return signedIn && <IdleKeeper />;
}
