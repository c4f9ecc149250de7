/** Contents of the API's resources. VITE_MOCKS and the mock's console use the names. */
export const resourceContents = {
  accounts: 'sign-in, codes, sign-up, links and passwords',
  'check-ups': 'daily check-ups, the health journey',
  dashboard: 'a physician’s figures',
  documents: 'My Documents',
  intake: 'the sections of the Health Intake, and which are complete',
  lists: 'diagnoses, medications, products, objectives, specializations',
  notes: 'a physician’s notes, and those shared with a patient',
  notifications: 'the bell',
  patients: 'a physician’s patients: list, profile, invitation, deceased',
  physicians: 'a patient’s physicians',
  profile: 'one’s own profile, password, picture and settings',
  shoops: 'Shoops, drafts and suggestions, of both roles',
} as const;

export type ResourceName = keyof typeof resourceContents;

export const resourceNames = Object.keys(resourceContents) as ResourceName[];
