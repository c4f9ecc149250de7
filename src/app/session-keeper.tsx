import { useEffect } from 'react';
import { onSignOutFailure } from '#api/session/sign-out.ts';
import { useSession } from '#api/session/use-session.ts';
import { preloadArt } from '#ui/illustrations/picture.tsx';
import { runAfterLoad } from '#ui/start/run-after-load.ts';
import { IdleKeeper } from './idle-keeper.tsx';
import { toastError } from './query-client.ts';

/** Delay in ms for preloading error illustrations: after a page's requests, before a failure. */
const PRELOAD_DELAY_MS = 20_000;

/** Renews and ends the session on every page (accounts §4.7). */
export function SessionKeeper() {
  const isSignedIn = useSession() !== null;
  // A logout is no mutation, so the mutation cache does not show its errors.
  useEffect(() => onSignOutFailure((error) => toastError(error)), []);
  useEffect(() => {
    if (isSignedIn) runAfterLoad(() => void preloadArt().catch(() => undefined), PRELOAD_DELAY_MS);
  }, [isSignedIn]);
  return isSignedIn && <IdleKeeper />;
}
