import { intakeSections } from '#domain/intake/sections.ts';
import { physicianProfileStepNames, profileStepNames } from '#domain/profile/profile-steps.ts';

/** Words of the routes. A test compares them with the tree of routes. */
const routeWords =
  `add-symptoms checkMail complete-step completeSignUp consent dashboard dosing-history expiredlink
forgotPassword health-journey login myHealth check-answers patient-physician-profile physician-signup physician
add-patient list-patient patient-profile profile update-profile setPassword signup __theatre`.split(/\s+/);

/** Names and values in the queries of addresses. */
const queryWords =
  `view step nextpath yes no scenario console on off shoop notes journey intake search sort order page status
filter active pending deceased newest oldest`.split(/\s+/);

/** Words that an address of the app may have of any user. */
export const addressWords: ReadonlySet<string> = new Set([
  '',
  ...routeWords,
  ...queryWords,
  ...intakeSections.map(({ segment }) => segment),
  ...profileStepNames,
  ...physicianProfileStepNames,
]);
