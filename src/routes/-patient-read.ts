import type { ReadAddress } from '#api/client/sent-ahead.ts';

/** The read of a patient's data, as a physician sends it. */
export const patientRead = (patientId: string): ReadAddress =>
  `physician/patient?${new URLSearchParams({ patientId })}`;
