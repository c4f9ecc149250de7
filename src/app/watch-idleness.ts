import { renewTokens } from '#api/client/renewal.ts';
import { readTokens, readUserId } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import { tokenExpiry } from '#api/session/token.ts';
import type { IdleClock } from './idle-clock.ts';
import { RenewalPlan } from './renewal-plan.ts';

const activityEvents = [
  'pointerdown',
  'mousemove',
  'mousedown',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
];

/**
 * Renews the token of an active user, warns an idle one, and finally logs out (decisions 13 and
 * 14). Runs while there is a session.
 * @param onCountdown receives the seconds left; null while there is no countdown
 * @returns `checkClock`, which checks the clock now, and `stop`
 */
export function watchIdleness(clock: IdleClock, onCountdown: (seconds: number | null) => void) {
  const plan = new RenewalPlan();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** Renews the token if due. @returns ms until it is due */
  function renewInTime(): number {
    const token = readTokens()?.accessToken;
    if (!token) return Number.POSITIVE_INFINITY;
    const now = Date.now();
    const waitMs = plan.dueTime(token, tokenExpiry(token), now) - now;
    if (waitMs > 0) return waitMs;
    plan.suspend();
    // A renewed token is a new one for the plan; a refused one stays suspended.
    renewTokens(token, readUserId())
      .catch(() => plan.postpone(Date.now()))
      .finally(checkClock);
    return Number.POSITIVE_INFINITY;
  }

  /** Logs out, shows or hides the countdown, renews the token if due, and plans the next check. */
  function checkClock(): void {
    if (isStopped) return;
    clearTimeout(timer);
    const state = clock.state();
    if (state.kind === 'over') return void signOut('idle');
    onCountdown(state.kind === 'warning' ? Math.ceil(state.leftMs / 1000) : null);
    const waitMs = state.kind === 'active' ? Math.min(state.nextCheckMs, renewInTime()) : state.nextCheckMs;
    timer = setTimeout(checkClock, waitMs);
  }

  const onActivity = () => {
    if (clock.recordActivity().kind === 'over') checkClock();
  };
  changeListeners('addEventListener', onActivity, checkClock);
  checkClock();
  // The opening of the page counts as an activity, unless the session is over.
  onActivity();

  return {
    checkClock,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      changeListeners('removeEventListener', onActivity, checkClock);
    },
  };
}

/** Adds or removes the listeners to the user and to what may change the clock. */
function changeListeners(
  change: 'addEventListener' | 'removeEventListener',
  onActivity: () => void,
  checkClock: () => void,
): void {
  for (const name of activityEvents) window[change](name, onActivity, { capture: true, passive: true });
  // After sleep, on return to the tab, and after activity in another tab.
  for (const name of ['focus', 'pageshow', 'storage']) window[change](name, checkClock);
  document[change]('visibilitychange', checkClock);
}
