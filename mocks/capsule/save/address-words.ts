import { intakeSections } from '#domain/intake/sections.ts';
import { physicianProfileStepNames, profileStepNames } from '#domain/profile/profile-steps.ts';
import { charteredRoutes } from '#mocks/charters/charters.ts';

/** Words of the routes: of '/physician/patient-profile/$patientId' all but the parameter. */
const routeWords = charteredRoutes.flatMap((route) => route.split('/')).filter((word) => !word.includes('$'));

/** Names and values in the queries of addresses. */
const queryWords =
  `view step nextpath yes no scenario console on off shoop notes journey intake search sort order page status
filter active pending deceased newest oldest`.split(/\s+/);

/** Words that an address of the app may have of any user. */
export const addressWords: ReadonlySet<string> = new Set([
  '__theatre',
  ...routeWords,
  ...queryWords,
  ...intakeSections.map(({ segment }) => segment),
  ...profileStepNames,
  ...physicianProfileStepNames,
]);
