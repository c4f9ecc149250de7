/** A patient's profile, for whatever makes it stale and need not read it. */
export const patientPath = 'physician/patient';
