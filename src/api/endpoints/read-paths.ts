/*
 * Addresses of reads, for whatever finds or makes stale what they have brought and need not read it: their schemas would come
 * along, on the first page of all.
 */

/** A patient's profile, for physicians. */
export const patientPath = 'physician/patient';

/** What a physician has shared with the patient who asks. */
export const sharedNotesPath = 'dashboard/physician/{id}/notes';

/** What was sent to the patient who asks. */
export const ownShoopsPath = 'dashboard/shoops';

/** Of that what one physician has recommended. */
export const recommendedShoopsPath = 'dashboard/shoopByPhysician';
