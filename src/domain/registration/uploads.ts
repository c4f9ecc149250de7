/** Uploads of step 2: wire name and label (accounts §3). */
export const registrationUploads = [
  { type: 'DriverLicence', label: 'Driver’s license' },
  { type: 'physicianRecommendation', label: 'Physician’s recommendation' },
] as const;

export type UploadType = (typeof registrationUploads)[number]['type'];
export const uploadTypes: readonly UploadType[] = registrationUploads.map(({ type }) => type);
