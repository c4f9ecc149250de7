import type { QueryClient } from '@tanstack/react-query';
import { readLastActivity } from '#api/session/last-activity.ts';
import { forgetRegistrationId } from '#api/session/registration-id.ts';
import { onSessionChange, readSession, readUserId, type SessionEnd } from '#api/session/session.ts';
import { forgetUnderWay } from '#api/under-way.ts';
import { homePath } from '#domain/paths/home-path.ts';
import { joinDraft } from '#features/accounts/join/draft.ts';
import type { EndedBecause } from '#features/accounts/session-ended.tsx';
import { forgetDraft } from '#features/accounts/sign-up/draft.ts';
import { IDLE_LIMIT } from './idle-limits.ts';
import type { AppRouter } from './router.ts';

/** Who is signed in, in one word; a renewed token does not change it. */
function identity(): string | null {
  const session = readSession();
  return session && `${session.role} ${readUserId()}`;
}

/** To the login screen, with the way back and the reason; after a logout with neither. */
function leave(router: AppRouter, because: EndedBecause | null): void {
  const { pathname, href, search } = router.latestLocation;
  // The guard may have been here first.
  const nextpath = pathname === '/login' ? (search as { nextpath?: string }).nextpath : href;
  void router.navigate({
    to: '/login',
    search: because ? { nextpath } : {},
    state: because ? { sessionEnded: because } : {},
    replace: true,
    ignoreBlocker: true,
  });
}

/** An explicit logout leaves nothing behind; answers typed before an idle logout or a lost session stay (decision 15). */
async function forgetDrafts(before: string): Promise<void> {
  const { drafts } = await import('#drafts/drafts.ts');
  await drafts.forgetAllOf(before.slice(before.indexOf(' ') + 1));
}

/** A sign-up that was left half-way is of no use to whoever has an account now, and not for the eyes of the next. */
function forgetSignUp(): void {
  forgetRegistrationId();
  forgetDraft();
  joinDraft.forget();
}

/** Tabs do not count in step to the millisecond: the one that is later ended for the same reason. */
const SAME_MOMENT = 2000;

/** Why a session ended that another tab has ended. */
function reasonElsewhere(): EndedBecause {
  const last = readLastActivity();
  return last && Date.now() - last > IDLE_LIMIT - SAME_MOMENT ? 'idle' : 'elsewhere';
}

/** Lets the login screen's guard lead on, unless somebody has already left it. */
function leaveLogin(router: AppRouter): void {
  setTimeout(() => {
    if (router.latestLocation.pathname === '/login') void router.invalidate();
  });
}

/**
 * Keeps the app in step with the stored session: nothing of a signed-out user stays, whichever tab they signed
 * out in (decisions 12, 14, 15). It starts before anything is drawn: a session may end in the first effect.
 * @returns a function that stops following
 */
export function followSession(router: AppRouter, queryClient: QueryClient): () => void {
  let known = identity();

  function forget(): void {
    void queryClient.cancelQueries();
    queryClient.clear();
    forgetUnderWay();
    router.clearCache();
  }

  /**
   * @param end why it ended in this tab; null when a guard ended it, or only the storage tells
   * @param elsewhere why it ended in another tab
   */
  function leadAway(end: SessionEnd | null, elsewhere: EndedBecause | null): void {
    const session = readSession();
    if (session) void router.navigate({ to: homePath[session.role], ignoreBlocker: true });
    else if (end) leave(router, end === 'logout' ? null : end);
    // Else a guard has ended it, and leads on by itself.
    else if (elsewhere) leave(router, elsewhere);
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
  // A page out of the back/forward cache did not hear what happened meanwhile.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && follow(null, true);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
