/** Where all tabs keep the moment of the last activity. Not one of the session's keys: the clock copes without it. */
const KEY = 'lastActivity';

/** Milliseconds since 1970; null when nothing is known. */
export function readLastActivity(): number | null {
  return Number(localStorage.getItem(KEY)) || null;
}

export function writeLastActivity(moment: number): void {
  localStorage.setItem(KEY, String(moment));
}

/** A session begins: the moment that the one before has left must not end it at once. */
export function forgetLastActivity(): void {
  localStorage.removeItem(KEY);
}
