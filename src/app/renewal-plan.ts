/** Time between a renewal and the end of the token, in ms. */
const LEAD_MS = 60_000;
/** Delay of a retry after a failed renewal, in ms. */
const RETRY_DELAY_MS = 15_000;

/**
 * Computes when to renew a token: one minute before it ends, or halfway if it lives for less than
 * two (decision 13).
 */
export class RenewalPlan {
  #token = '';
  #dueTime = Number.POSITIVE_INFINITY;

  /** Returns the time of the renewal, in ms since 1970. */
  dueTime(token: string, expiry: number, now: number): number {
    if (token !== this.#token) {
      this.#token = token;
      this.#dueTime = Math.max(expiry - LEAD_MS, now + (expiry - now) / 2);
    }
    return this.#dueTime;
  }

  /** Schedules a retry after a failed attempt. */
  postpone(now: number): void {
    this.#dueTime = now + RETRY_DELAY_MS;
  }

  /**
   * Plans no further renewal of this token, because one is in flight or was refused. After a
   * refusal, the app's next call finds out whether the session is over.
   */
  suspend(): void {
    this.#dueTime = Number.POSITIVE_INFINITY;
  }
}
