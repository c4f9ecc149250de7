import type { BenchScreen } from './screens.ts';

/** Screen that is visited with an empty cache. */
export interface ColdScreen extends Omit<BenchScreen, 'path'> {
  /** Path, or the recipient whose newest e-mailed link in a mock scenario leads to the screen. */
  path: string | { scenario: string; mailedTo: string };
  /** Largest total weight, in kB of 1024 bytes. */
  mostKb: number;
}

const selector = 'main h1';
const record = 'complete-patient';

const open = (path: string, mostKb: number): ColdScreen => ({ name: `/${path}`, path, selector, mostKb });

const mailed = (name: string, scenario: string, mailedTo: string, mostKb: number): ColdScreen => ({
  name,
  path: { scenario, mailedTo },
  selector,
  mostKb,
});

/** Returns a function that makes an account's screens. @param who local part of its address */
const seenBy =
  (who: string) =>
  (path: string, mostKb: number): ColdScreen => ({
    name: `/${path}, ${who.replace('.', ' ')}`,
    path,
    selector,
    signedInAs: `${who}@clinic.test`,
    mostKb,
  });
const asPatient = seenBy('complete.patient');
const asHalfway = seenBy('patient');
const asNewcomer = seenBy('new.patient');
const asPhysician = seenBy('physician');

/** Every screen that is built, in each state that has its own layout. */
export const coldScreens: readonly ColdScreen[] = [
  open('login', 216),
  open('signup', 364),
  ...['physician-signup', 'consent', 'checkMail', 'expiredlink', 'complete-step', 'no-such-page'].map(
    (path) => open(path, 217),
  ),
  open('forgotPassword', 270),
  mailed('/setPassword/…/forgotPassword', 'forgot-password', 'patient@clinic.test', 260),
  mailed('/completeSignUp/…', 'invited', 'invited@clinic.test', 265),
  ...[asPatient, asHalfway, asNewcomer].map((as) => as('dashboard', 248)),
  asPatient('myHealth', 396),
  asPatient('myHealth/info-patient', 396),
  asNewcomer('myHealth/info-patient', 396),
  ...['diagnosis', 'medications', 'family-history', 'my-documents', 'summary'].map((segment) =>
    asPatient(`myHealth/${segment}`, 364),
  ),
  ...[asPatient, asHalfway].map((as) => as('myHealth/check-answers', 286)),
  asPatient('profile?step=personal', 371),
  ...['image', 'password', 'physician', 'dispensary', 'settings'].map((step) =>
    asPatient(`profile?step=${step}`, 339),
  ),
  ...['add-symptoms', 'add-symptoms?yes=true'].map((path) => asPatient(path, 330)),
  asNewcomer('add-symptoms?yes=true', 330),
  asPatient('health-journey', 358),
  asNewcomer('health-journey', 261),
  asPatient('dosing-history', 233),
  asPhysician('physician/dashboard', 340),
  seenBy('new.physician')('physician/dashboard', 237),
  asPhysician(`physician/patient-profile/${record}`, 318),
  asPhysician(`physician/patient-profile/${record}?view=journey`, 415),
  asPhysician(`physician/update-profile/${record}/info-patient`, 399),
  asPhysician(`physician/update-profile/${record}/summary`, 367),
  asPhysician(`physician/patient-profile/${record}?view=shoop`, 520),
  asPhysician(`physician/patient-profile/${record}?view=notes`, 367),
  asPhysician('physician/add-patient', 352),
  asPhysician('physician/list-patient', 374),
  ...['', '?view=notes'].map((view) => asPatient(`patient-physician-profile/physician${view}`, 313)),
];
