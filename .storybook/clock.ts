import { travel } from 'timekeeper';

/**
 * Every story opens on this day, by the reader's own clock: "20 minutes ago" is never yesterday, and a picture taken
 * tomorrow is the same. Time goes on from there.
 */
export const opensAt = new Date(2026, 10, 18, 10, 42);

travel(opensAt);
