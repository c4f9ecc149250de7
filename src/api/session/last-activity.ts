/** Key of the time of the last activity, for all tabs; not part of the session. */
const KEY = 'lastActivity';

/** Returns the time in ms since 1970; null if it is unknown. */
export function readLastActivity(): number | null {
  return Number(localStorage.getItem(KEY)) || null;
}

export function writeLastActivity(moment: number): void {
  localStorage.setItem(KEY, String(moment));
}

/** Clears the time at the start of a session, which an earlier session's time would end at once. */
export function forgetLastActivity(): void {
  localStorage.removeItem(KEY);
}
