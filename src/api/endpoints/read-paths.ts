/*
 * Paths of reads, for code that only finds or makes stale their results: importing the endpoints
 * would add their schemas to the first page.
 */

/** Patient's profile, for physicians. */
export const patientPath = 'physician/patient';

/** Notes that a physician shares with the current patient. */
export const sharedNotesPath = 'dashboard/physician/{id}/notes';

/** Shoops that were sent to the current patient. */
export const ownShoopsPath = 'dashboard/shoops';

/** Shoops that one physician sent to the current patient. */
export const recommendedShoopsPath = 'dashboard/shoopByPhysician';
