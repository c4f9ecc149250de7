import { intakeSections } from '#domain/intake/sections.ts';
import { physicianProfileSteps, profileSteps } from '#domain/profile/profile-steps.ts';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';

/** Screen of the app and the scenario in which its tests open it. */
export interface AppScreen {
  scenario: ScenarioName;
  /** Path without a leading slash, or the recipient of the mailed link that opens the screen. */
  at: { path: string } | { mailedTo: string };
}

const screen = (scenario: ScenarioName, ...paths: string[]): AppScreen[] =>
  paths.map((path) => ({ scenario, at: { path } }));

const patientPage = 'physician/patient-profile/complete-patient';

/** Screens by the person who opens them; each address of the app is among them. */
export const everyScreen: Readonly<Record<'visitor' | 'patient' | 'intake' | 'physician', AppScreen[]>> = {
  visitor: [
    ...screen('clinic', 'login', 'signup', 'physician-signup', 'forgotPassword', 'nowhere'),
    ...screen('clinic', 'checkMail', 'complete-step', 'consent', 'expiredlink'),
    ...screen('mid-sign-up', 'signup?step=2'),
    { scenario: 'invited', at: { mailedTo: 'invited@clinic.test' } },
    { scenario: 'forgot-password', at: { mailedTo: 'patient@clinic.test' } },
  ],
  patient: [
    ...screen('half-done', 'dashboard', 'physician/dashboard'),
    ...screen('complete', 'dosing-history', 'health-journey', 'add-symptoms?yes'),
    ...screen('complete', ...['', '?view=notes'].map((view) => `patient-physician-profile/physician${view}`)),
    ...screen('complete', ...profileSteps.map(({ name }) => `profile?step=${name}`)),
  ],
  intake: [
    ...screen('complete', ...intakeSections.map(({ segment }) => `myHealth/${segment}`)),
    ...screen('half-done', 'myHealth/check-answers'),
  ],
  physician: [
    ...screen('physician', 'physician/dashboard', 'physician/list-patient', 'physician/add-patient'),
    ...screen('empty-clinic', 'physician/dashboard', 'physician/list-patient'),
    ...screen('physician', ...physicianProfileSteps.map(({ name }) => `physician/profile?step=${name}`)),
    ...screen('physician', patientPage, 'physician/update-profile/complete-patient/diagnosis'),
    ...screen('physician', ...['notes', 'journey', 'shoop'].map((view) => `${patientPage}?view=${view}`)),
    ...screen('physician', `${patientPage}?view=shoop&step=new`),
  ],
};
