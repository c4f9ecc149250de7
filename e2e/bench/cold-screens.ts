/** Screen that is visited with an empty cache. */
export interface ColdScreen {
  name: string;
  /** Path, or the recipient whose newest e-mailed link in a mock scenario leads to the screen. */
  path: string | { scenario: string; mailedTo: string };
  /** E-mail address of the demo account that is signed in. */
  signedInAs?: string;
  /** Largest total weight, in kB of 1024 bytes. */
  mostKb: number;
}

/** Weights in kB of pages of text and cards, of a record, and of a form or charts. */
const weightLimitsKb = { page: 250, record: 325, form: 430 };
const recordId = 'complete-patient';

/** Lists screens at some paths, with the weight limit of their kind. */
const screensAt = (kind: keyof typeof weightLimitsKb, ...paths: string[]): ColdScreen[] =>
  paths.map((path) => ({ name: `/${path}`, path, mostKb: weightLimitsKb[kind] }));

/** Returns a function that lists screens of an account. @param who local part of its address */
const screensOf =
  (who: string) =>
  (kind: keyof typeof weightLimitsKb, ...paths: string[]): ColdScreen[] =>
    screensAt(kind, ...paths).map((screen) => ({
      ...screen,
      name: `${screen.name}, ${who.replace('.', ' ')}`,
      signedInAs: `${who}@clinic.test`,
    }));
const asPatient = screensOf('complete.patient');
const asHalfway = screensOf('patient');
const asNewcomer = screensOf('new.patient');
const asPhysician = screensOf('physician');

const forgottenPassword = { scenario: 'forgot-password', mailedTo: 'patient@clinic.test' };
const invitation = { scenario: 'invited', mailedTo: 'invited@clinic.test' };
const segments = ['info-patient', 'diagnosis', 'medications', 'family-history', 'my-documents', 'summary'];
const steps = ['personal', 'image', 'password', 'physician', 'dispensary', 'settings'];
/** Returns the path of a view of the patient with a complete intake. */
const recordPath = (view: string) => `physician/patient-profile/${recordId}${view}`;

/** Every screen that is built, in each state that has its own layout. */
export const coldScreens: readonly ColdScreen[] = [
  ...screensAt('page', 'login', 'consent', 'checkMail', 'expiredlink', 'complete-step', 'no-such-page'),
  ...screensAt('page', 'forgotPassword'),
  { name: '/setPassword/…/forgotPassword', path: forgottenPassword, mostKb: weightLimitsKb.page },
  { name: '/completeSignUp/…', path: invitation, mostKb: weightLimitsKb.record },
  ...screensAt('form', 'signup', 'physician-signup'),
  ...[asPatient, asHalfway, asNewcomer].flatMap((screensOfAccount) => screensOfAccount('page', 'dashboard')),
  ...asPatient('form', 'myHealth', ...segments.map((segment) => `myHealth/${segment}`)),
  ...asNewcomer('form', 'myHealth/info-patient'),
  ...[asPatient, asHalfway].flatMap((as) => as('record', 'myHealth/check-answers')),
  ...asPatient('form', ...steps.map((step) => `profile?step=${step}`)),
  ...asPatient('form', 'add-symptoms', 'add-symptoms?yes=true'),
  ...asNewcomer('form', 'add-symptoms?yes=true'),
  ...asPatient('form', 'health-journey'),
  ...asNewcomer('page', 'health-journey'),
  ...asPatient('page', 'dosing-history'),
  ...asPhysician('form', 'physician/dashboard'),
  ...screensOf('new.physician')('page', 'physician/dashboard'),
  ...asPhysician('record', recordPath('')),
  ...asPhysician('form', ...['journey', 'shoop', 'notes'].map((view) => recordPath(`?view=${view}`))),
  ...asPhysician('form', `physician/update-profile/${recordId}/info-patient`),
  ...asPhysician('form', `physician/update-profile/${recordId}/summary`),
  ...asPhysician('form', 'physician/add-patient', 'physician/list-patient'),
  ...asPatient('record', ...['', '?view=notes'].map((view) => `patient-physician-profile/physician${view}`)),
];
