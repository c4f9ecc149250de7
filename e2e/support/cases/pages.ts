/** Returns a section's page for a patient with a half-complete intake. */
export const intakePage = (segment: string) =>
  ({ scenario: 'half-done', path: `myHealth/${segment}`, heading: 'Health Intake' }) as const;

/** Returns a section's page for a patient with a complete intake. */
export const completeIntakePage = (segment: string) =>
  ({ scenario: 'complete', path: `myHealth/${segment}`, heading: 'Health Intake' }) as const;

/** Page of the daily check-up. */
export const checkUpPage = {
  scenario: 'half-done',
  path: 'add-symptoms?yes=true',
  heading: 'Daily check-up',
} as const;

/** Dashboard of a patient with a half-complete intake. */
export const dashboardPage = { scenario: 'half-done', path: 'dashboard', heading: 'Welcome, Grace' } as const;

/** Registration page of a physician. */
export const physicianSignUpPage = {
  scenario: 'clinic',
  path: 'physician-signup',
  heading: 'Sign up as a physician',
} as const;

/** Profile of a physician as the physician's patient sees it. */
export const physicianPage = {
  scenario: 'complete',
  path: 'patient-physician-profile/physician?view=notes',
  heading: /^(Helen Ashworth|Physician)$/,
} as const;

/** First view of the same profile. */
export const recommendationsPage = { ...physicianPage, path: 'patient-physician-profile/physician' } as const;

/** Dosing history of a patient with a half-complete intake. */
export const dosingHistoryPage = {
  scenario: 'half-done',
  path: 'dosing-history',
  heading: 'Dosing History',
} as const;
