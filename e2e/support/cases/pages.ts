/** A section of somebody who is half done. */
export const intakePage = (segment: string) =>
  ({ scenario: 'half-done', path: `myHealth/${segment}`, heading: 'Health Intake' }) as const;

/** A section of somebody who has answered every one. */
export const filledInPage = (segment: string) =>
  ({ scenario: 'complete', path: `myHealth/${segment}`, heading: 'Health Intake' }) as const;

/** Where the check-up is logged. */
export const checkUpPage = {
  scenario: 'half-done',
  path: 'add-symptoms?yes=true',
  heading: 'Daily check-up',
} as const;

/** A patient's dashboard, of somebody who is half done. */
export const dashboardPage = { scenario: 'half-done', path: 'dashboard', heading: 'Welcome, Grace' } as const;

/** A physician's registration. */
export const joinPage = {
  scenario: 'clinic',
  path: 'physician-signup',
  heading: 'Sign up as a physician',
} as const;

/** A physician's profile, as a patient of theirs reads it. */
export const physicianPage = {
  scenario: 'complete',
  path: 'patient-physician-profile/physician?view=notes',
  heading: /^(Helen Ashworth|Physician)$/,
} as const;

/** The same, where it begins. */
export const recommendedPage = { ...physicianPage, path: 'patient-physician-profile/physician' } as const;

/** What was recommended to somebody who is half done. */
export const dosingHistoryPage = {
  scenario: 'half-done',
  path: 'dosing-history',
  heading: 'Dosing History',
} as const;
