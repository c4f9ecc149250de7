/** Renewal before the end of a token, and delay of a retry after a failure, both in ms. */
const LEAD_MS = 60_000;
const RETRY_DELAY_MS = 15_000;

/**
 * Computes when to renew a token: one minute before it ends, or halfway if it lives for less than
 * two (decision 13).
 */
export class RenewalPlan {
  #token = '';
  #due = Number.POSITIVE_INFINITY;

  /** Returns the time of the renewal, in ms since 1970. */
  due(token: string, expiry: number, now: number): number {
    if (token !== this.#token) {
      this.#token = token;
      this.#due = Math.max(expiry - LEAD_MS, now + (expiry - now) / 2);
    }
    return this.#due;
  }

  /** Schedules a retry after a failed attempt. */
  postpone(now: number): void {
    this.#due = now + RETRY_DELAY_MS;
  }

  /** Stops renewals of this token, in flight or refused; the next call finds out what is wrong. */
  rest(): void {
    this.#due = Number.POSITIVE_INFINITY;
  }
}
