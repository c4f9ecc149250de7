import { renewTokens } from '#api/client/renewal.ts';
import { readTokens, tokenExpiry } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import type { IdleClock } from './idle-clock.ts';
import { RenewalPlan } from './renewal-plan.ts';

const activities = ['pointerdown', 'mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove'];

/**
 * Renews the token of an active user, warns an idle one, and finally logs out (decisions 13 and
 * 14). Runs while there is a session.
 * @param onCountdown receives the seconds left; null while there is no countdown
 * @returns `look`, which checks the clock now, and `stop`
 */
export function watchIdleness(clock: IdleClock, onCountdown: (seconds: number | null) => void) {
  const plan = new RenewalPlan();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** Renews the token if due. @returns ms until it is due */
  function renewInTime(): number {
    const token = readTokens()?.accessToken;
    if (!token) return Number.POSITIVE_INFINITY;
    const now = Date.now();
    const wait = plan.due(token, tokenExpiry(token), now) - now;
    if (wait > 0) return wait;
    plan.rest();
    renewTokens(token)
      .catch(() => plan.postpone(Date.now()))
      .finally(look);
    return Number.POSITIVE_INFINITY;
  }

  function look(): void {
    if (stopped) return;
    clearTimeout(timer);
    const state = clock.state();
    if (state.kind === 'over') return void signOut('idle');
    onCountdown(state.kind === 'warning' ? Math.ceil(state.left / 1000) : null);
    const wait = state.kind === 'active' ? Math.min(state.next, renewInTime()) : state.next;
    timer = setTimeout(look, wait);
  }

  const onActivity = () => {
    if (clock.touch().kind === 'over') look();
  };
  changeListeners('addEventListener', onActivity, look);
  look();
  onActivity();

  return {
    look,
    stop() {
      stopped = true;
      clearTimeout(timer);
      changeListeners('removeEventListener', onActivity, look);
    },
  };
}

/** Adds or removes the listeners to the user and to what may change the clock. */
function changeListeners(
  change: 'addEventListener' | 'removeEventListener',
  onActivity: () => void,
  look: () => void,
): void {
  for (const name of activities) window[change](name, onActivity, { capture: true, passive: true });
  // After sleep, on return to the tab, and after activity in another tab.
  for (const name of ['focus', 'pageshow', 'storage']) window[change](name, look);
  document[change]('visibilitychange', look);
}
