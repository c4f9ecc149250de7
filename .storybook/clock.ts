import { travel } from 'timekeeper';

/**
 * Start time of every story, in the local time zone. A fixed hour keeps "20 minutes ago" from being
 * yesterday, and keeps pictures of different days equal. The clock runs on from there.
 */
export const storyStartTime = new Date(2026, 10, 18, 10, 42);

travel(storyStartTime);
