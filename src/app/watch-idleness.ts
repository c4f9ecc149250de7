import { renewTokens } from '#api/session/renewal.ts';
import { readTokens, tokenExpiry } from '#api/session/session.ts';
import { signOut } from '#api/session/sign-out.ts';
import type { IdleClock } from './idle-clock.ts';
import { RenewalPlan } from './renewal-plan.ts';

const activities = ['pointerdown', 'mousemove', 'mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove'];

/**
 * Renews the token of somebody who is there, warns somebody who may not be, and logs out who is not (decisions
 * 13 and 14). For as long as there is a session.
 * @param onCountdown the seconds that are left; null while there is no countdown
 * @returns `look`, to look at the clock now, and `stop`
 */
export function watchIdleness(clock: IdleClock, onCountdown: (seconds: number | null) => void) {
  const plan = new RenewalPlan();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** @returns how long until the token is due, in milliseconds */
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
  const options = { capture: true, passive: true };
  for (const name of activities) window.addEventListener(name, onActivity, options);
  // After sleep, in a tab that comes back, and when another tab was used.
  for (const name of ['focus', 'pageshow', 'storage']) window.addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  look();
  onActivity();

  return {
    look,
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const name of activities) window.removeEventListener(name, onActivity, options);
      for (const name of ['focus', 'pageshow', 'storage']) window.removeEventListener(name, look);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
