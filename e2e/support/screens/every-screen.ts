import { intakeSections } from '#domain/intake/sections.ts';
import { physicianProfileSteps, profileSteps } from '#domain/profile/profile-steps.ts';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';

/** Screen of the app and the scenario in which its tests open it. */
export interface AppScreen {
  scenario: ScenarioName;
  /** Path without a leading slash, or the recipient of the mailed link that opens the screen. */
  opensBy: { path: string } | { mailedTo: string };
}

const screensAt = (scenario: ScenarioName, ...paths: string[]): AppScreen[] =>
  paths.map((path) => ({ scenario, opensBy: { path } }));

const patientPage = 'physician/patient-profile/complete-patient';

/** Screens by the person who opens them; each address of the app is among them. */
export const everyScreen: Readonly<Record<'visitor' | 'patient' | 'intake' | 'physician', AppScreen[]>> = {
  visitor: [
    ...screensAt('clinic', 'login', 'signup', 'physician-signup', 'forgotPassword', 'nowhere'),
    ...screensAt('clinic', 'checkMail', 'complete-step', 'consent', 'expiredlink'),
    ...screensAt('mid-sign-up', 'signup?step=2'),
    { scenario: 'invited', opensBy: { mailedTo: 'invited@clinic.test' } },
    { scenario: 'forgot-password', opensBy: { mailedTo: 'patient@clinic.test' } },
  ],
  patient: [
    ...screensAt('half-done', 'dashboard', 'physician/dashboard'),
    ...screensAt('complete', 'dosing-history', 'health-journey', 'add-symptoms?yes'),
    ...screensAt(
      'complete',
      ...['', '?view=notes'].map((view) => `patient-physician-profile/physician${view}`),
    ),
    ...screensAt('complete', ...profileSteps.map(({ name }) => `profile?step=${name}`)),
  ],
  intake: [
    ...screensAt('complete', ...intakeSections.map(({ segment }) => `myHealth/${segment}`)),
    ...screensAt('half-done', 'myHealth/check-answers'),
  ],
  physician: [
    ...screensAt('physician', 'physician/dashboard', 'physician/list-patient', 'physician/add-patient'),
    ...screensAt('empty-clinic', 'physician/dashboard', 'physician/list-patient'),
    ...screensAt('physician', ...physicianProfileSteps.map(({ name }) => `physician/profile?step=${name}`)),
    ...screensAt('physician', patientPage, 'physician/update-profile/complete-patient/diagnosis'),
    ...screensAt('physician', ...['notes', 'journey', 'shoop'].map((view) => `${patientPage}?view=${view}`)),
    ...screensAt('physician', `${patientPage}?view=shoop&step=new`),
  ],
};
