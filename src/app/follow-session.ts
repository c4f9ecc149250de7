import type { QueryClient } from '@tanstack/react-query';
import { IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { readLastActivity } from '#api/session/last-activity.ts';
import { forgetRegistrationId } from '#api/session/registration-id.ts';
import { onSessionChange, readSession, readUserId, type SessionEnd } from '#api/session/session.ts';
import { clearInFlight } from '#api/writes-in-flight.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { joinDraft } from '#features/accounts/join/draft.ts';
import type { SessionEndReason } from '#features/accounts/session-ended-notice.tsx';
import { forgetDraft } from '#features/accounts/sign-up/draft.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import type { AppRouter } from './router.ts';

/** Returns role and id of the current user as "role id"; a renewed token does not change it. */
function identity(): string | null {
  const session = readSession();
  return session && `${session.role} ${readUserId()}`;
}

const userIdOf = (userIdentity: string) => userIdentity.slice(userIdentity.indexOf(' ') + 1);

/** Navigates to the login page, with the way back and the reason; after a logout without both. */
function goToLogin(router: AppRouter, reason: SessionEndReason | null): void {
  const { pathname, href, search } = router.latestLocation;
  // A guard may have navigated here first.
  const nextpath = pathname === '/login' ? (search as { nextpath?: string }).nextpath : href;
  void router.navigate({
    to: '/login',
    search: reason ? { nextpath } : {},
    state: reason ? { sessionEnded: reason } : {},
    replace: true,
    // The session has ended, so unsaved changes must not hold the user up.
    ignoreBlocker: true,
  });
}

/** Toast for drafts that a logout could not delete; the documents have no text for it. */
const draftsLeftText =
  'Your unsaved changes could not be removed from this device. Please log in and log out again.';
/** Duration of the toast about left drafts, in ms: long, because it asks for an action. */
const DRAFTS_LEFT_TOAST_MS = 10_000;

/**
 * Deletes a user's drafts at an explicit logout; otherwise they stay (decision 15). Never
 * rejects, so that the logout goes on. A toast names what is left: the computer may be shared.
 */
async function forgetDrafts(userId: string): Promise<void> {
  try {
    const { drafts } = await import('#drafts/drafts.ts');
    await drafts.forgetAllOf(userId);
  } catch {
    await showToast({ kind: 'error', message: draftsLeftText, durationMs: DRAFTS_LEFT_TOAST_MS }).catch(
      () => {
        // The toasts could not be loaded either.
      },
    );
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
function findReasonElsewhere(): SessionEndReason {
  const last = readLastActivity();
  return last && Date.now() - last > IDLE_LIMIT_MS - TOLERANCE_MS ? 'idle' : 'elsewhere';
}

/**
 * Makes the guard of the login page run again, which leads a signed-in user on. A login in this
 * tab navigates by itself, so the guard runs only if the login page is still open afterwards.
 */
function rerunLoginGuard(router: AppRouter): void {
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
  let knownIdentity = identity();

  /** Removes all data of the user whose session has ended. */
  function removeUserData(): void {
    void queryClient.cancelQueries();
    queryClient.clear();
    clearInFlight();
    router.clearCache();
  }

  /** Navigates after a session's end; `end` is null if a guard or the storage event ended it. */
  function navigateAfterEnd(end: SessionEnd | null, reasonInOtherTab: SessionEndReason | null): void {
    const session = readSession();
    // Another user has signed in, and must not see the former user's page.
    if (session) void router.navigate({ to: homePath[session.role], ignoreBlocker: true });
    else if (end) goToLogin(router, end === 'logout' ? null : end);
    // Otherwise a guard has ended the session and redirects itself.
    else if (reasonInOtherTab) goToLogin(router, reasonInOtherTab);
  }

  /** Compares the stored session with the known one, and reacts to another user or none. */
  function handleChange(end: SessionEnd | null, isOtherTab: boolean): void {
    const before = knownIdentity;
    knownIdentity = identity();
    if (knownIdentity === before) return;
    if (knownIdentity !== null) forgetSignUp();
    if (before === null) rerunLoginGuard(router);
    else {
      removeUserData();
      if (end === 'logout') void forgetDrafts(userIdOf(before));
      navigateAfterEnd(end, isOtherTab ? findReasonElsewhere() : null);
    }
  }

  const stop = onSessionChange((end) => handleChange(end, false));
  const onStorage = () => handleChange(null, true);
  // A page restored from the back/forward cache has missed events.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && handleChange(null, true);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
