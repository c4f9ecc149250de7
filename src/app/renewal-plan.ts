/** How long before its end a token is renewed, and how long after a failure it is tried again; milliseconds. */
const LEAD = 60_000;
const TRY_AGAIN = 15_000;

/**
 * Knows when a token is to be renewed: a minute before it ends, or halfway where it lives shorter than two
 * (decision 13).
 */
export class RenewalPlan {
  #token = '';
  #due = Number.POSITIVE_INFINITY;

  /** When the token is due, in milliseconds since 1970. */
  due(token: string, expiry: number, now: number): number {
    if (token !== this.#token) {
      this.#token = token;
      this.#due = Math.max(expiry - LEAD, now + (expiry - now) / 2);
    }
    return this.#due;
  }

  /** The renewal could not be tried. */
  postpone(now: number): void {
    this.#due = now + TRY_AGAIN;
  }

  /** It is being tried, or was refused: this token is not tried again; the next call finds out what is wrong. */
  rest(): void {
    this.#due = Number.POSITIVE_INFINITY;
  }
}
