import type { QueryClient } from '@tanstack/react-query';
import { readLastActivity } from '#api/session/last-activity.ts';
import { forgetRegistrationId } from '#api/session/registration-id.ts';
import { onSessionChange, readSession, readUserId, type SessionEnd } from '#api/session/session.ts';
import { clearInFlight } from '#api/writes-in-flight.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { joinDraft } from '#features/accounts/join/draft.ts';
import type { SessionEndReason } from '#features/accounts/session-ended-notice.tsx';
import { forgetDraft } from '#features/accounts/sign-up/draft.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { IDLE_LIMIT_MS } from './idle-limits.ts';
import type { AppRouter } from './router.ts';

/** Returns role and id of the current user as one string; a renewed token does not change it. */
function identity(): string | null {
  const session = readSession();
  return session && `${session.role} ${readUserId()}`;
}

/** Navigates to the login page, with the way back and the reason; after a logout without both. */
function goToLogin(router: AppRouter, because: SessionEndReason | null): void {
  const { pathname, href, search } = router.latestLocation;
  // A guard may have navigated here first.
  const nextpath = pathname === '/login' ? (search as { nextpath?: string }).nextpath : href;
  void router.navigate({
    to: '/login',
    search: because ? { nextpath } : {},
    state: because ? { sessionEnded: because } : {},
    replace: true,
    ignoreBlocker: true,
  });
}

/** Our own text: no document has one for drafts that a logout could not delete. */
const DRAFTS_LEFT =
  'Your unsaved changes could not be removed from this device. Please log in and log out again.';
/** Duration of that toast, in ms: it asks for an action. */
const DRAFTS_LEFT_MS = 10_000;

/**
 * Deletes a user's drafts at an explicit logout; otherwise they stay (decision 15). It never
 * rejects: the logout goes on, and a toast names what is left, since the computer may be shared.
 */
async function forgetDrafts(before: string): Promise<void> {
  try {
    const { drafts } = await import('#drafts/drafts.ts');
    await drafts.forgetAllOf(before.slice(before.indexOf(' ') + 1));
  } catch {
    await showToast({ kind: 'error', message: DRAFTS_LEFT, durationMs: DRAFTS_LEFT_MS }).catch(() => {
      // The toasts could not be loaded either.
    });
  }
}

/** Deletes an unfinished sign-up, which is useless after a login and private to its author. */
function forgetSignUp(): void {
  forgetRegistrationId();
  forgetDraft();
  joinDraft.forget();
}

/** Tolerance in ms between the idle clocks of two tabs: the later tab ended for the same reason. */
const TOLERANCE_MS = 2000;

/** Returns the reason for a session's end in another tab. */
function reasonElsewhere(): SessionEndReason {
  const last = readLastActivity();
  return last && Date.now() - last > IDLE_LIMIT_MS - TOLERANCE_MS ? 'idle' : 'elsewhere';
}

/** Makes the guard of the login page run again, unless the page was left. */
function leaveLogin(router: AppRouter): void {
  setTimeout(() => {
    if (router.latestLocation.pathname === '/login') void router.invalidate();
  });
}

/**
 * Keeps the app in sync with the stored session: a logout in any tab removes all data of the user
 * (decisions 12, 14, 15). Runs before the first render, whose effects may end a session.
 * @returns a function that stops it
 */
export function followSession(router: AppRouter, queryClient: QueryClient): () => void {
  let known = identity();

  function forget(): void {
    void queryClient.cancelQueries();
    queryClient.clear();
    clearInFlight();
    router.clearCache();
  }

  /** Navigates after a session's end; `end` is null if a guard or the storage event ended it. */
  function leadAway(end: SessionEnd | null, elsewhere: SessionEndReason | null): void {
    const session = readSession();
    if (session) void router.navigate({ to: homePath[session.role], ignoreBlocker: true });
    else if (end) goToLogin(router, end === 'logout' ? null : end);
    // Otherwise a guard has ended the session and redirects itself.
    else if (elsewhere) goToLogin(router, elsewhere);
  }

  function follow(end: SessionEnd | null, elsewhere: boolean): void {
    const before = known;
    known = identity();
    if (known === before) return;
    if (known !== null) forgetSignUp();
    if (before === null) leaveLogin(router);
    else {
      forget();
      if (end === 'logout') void forgetDrafts(before);
      leadAway(end, elsewhere ? reasonElsewhere() : null);
    }
  }

  const stop = onSessionChange((end) => follow(end, false));
  const onStorage = () => follow(null, true);
  // A page restored from the back/forward cache has missed events.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && follow(null, true);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
