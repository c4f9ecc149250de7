/** What is uploaded with step 2, as the contract names it, and what the reader calls it (accounts §3). */
export const registrationUploads = [
  { type: 'DriverLicence', label: 'Driver’s license' },
  { type: 'physicianRecommendation', label: 'Physician’s recommendation' },
] as const;

export type UploadType = (typeof registrationUploads)[number]['type'];
export const uploadTypes = registrationUploads.map(({ type }) => type) as [UploadType, ...UploadType[]];
