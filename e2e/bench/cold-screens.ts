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
const LIMITS = { page: 250, record: 325, form: 430 };
const record = 'complete-patient';

const open = (kind: keyof typeof LIMITS, ...paths: string[]): ColdScreen[] =>
  paths.map((path) => ({ name: `/${path}`, path, mostKb: LIMITS[kind] }));

/** Returns a function that lists screens of an account. @param who local part of its address */
const seenBy =
  (who: string) =>
  (kind: keyof typeof LIMITS, ...paths: string[]): ColdScreen[] =>
    open(kind, ...paths).map((screen) => ({
      ...screen,
      name: `${screen.name}, ${who.replace('.', ' ')}`,
      signedInAs: `${who}@clinic.test`,
    }));
const asPatient = seenBy('complete.patient');
const asHalfway = seenBy('patient');
const asNewcomer = seenBy('new.patient');
const asPhysician = seenBy('physician');

const forgotten = { scenario: 'forgot-password', mailedTo: 'patient@clinic.test' };
const invited = { scenario: 'invited', mailedTo: 'invited@clinic.test' };
const segments = ['info-patient', 'diagnosis', 'medications', 'family-history', 'my-documents', 'summary'];
const steps = ['personal', 'image', 'password', 'physician', 'dispensary', 'settings'];
const ofRecord = (view: string) => `physician/patient-profile/${record}${view}`;

/** Every screen that is built, in each state that has its own layout. */
export const coldScreens: readonly ColdScreen[] = [
  ...open('page', 'login', 'consent', 'checkMail', 'expiredlink', 'complete-step', 'no-such-page'),
  ...open('page', 'forgotPassword'),
  { name: '/setPassword/…/forgotPassword', path: forgotten, mostKb: LIMITS.page },
  { name: '/completeSignUp/…', path: invited, mostKb: LIMITS.record },
  ...open('form', 'signup', 'physician-signup'),
  ...[asPatient, asHalfway, asNewcomer].flatMap((as) => as('page', 'dashboard')),
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
  ...seenBy('new.physician')('page', 'physician/dashboard'),
  ...asPhysician('record', ofRecord('')),
  ...asPhysician('form', ...['journey', 'shoop', 'notes'].map((view) => ofRecord(`?view=${view}`))),
  ...asPhysician('form', `physician/update-profile/${record}/info-patient`),
  ...asPhysician('form', `physician/update-profile/${record}/summary`),
  ...asPhysician('form', 'physician/add-patient', 'physician/list-patient'),
  ...asPatient('record', ...['', '?view=notes'].map((view) => `patient-physician-profile/physician${view}`)),
];
