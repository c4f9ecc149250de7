import { completeSignUpHead } from '#features/accounts/links/complete-sign-up.tsx';
import { setPasswordHeads } from '#features/accounts/links/set-password.tsx';
import { checkUpHead } from '#features/check-up/check-up.tsx';
import { physicianDashboardHead } from '#features/dashboard/physician-dashboard.tsx';
import { dosingHistoryHead } from '#features/dosing-history/dosing-history.tsx';
import { journeyHead } from '#features/journey/health-journey.tsx';
import { addPatientHead } from '#features/new-patient/add-patient.tsx';
import { patientProfileHead } from '#features/profile/patient-own-profile.tsx';
import { physicianProfileHead } from '#features/profile/physician-own-profile.tsx';
import type { FixedHead } from '#ui/layout/page.tsx';
import type { FileRoutesById } from '../../routeTree.gen.ts';

/**
 * Headings that are seen before any script runs, by the page's route. Left out are pages whose
 * heading moves as they load: the intake scrolls to its section, a button lowers that of the list.
 */
export const firstHeads: Partial<Record<keyof FileRoutesById, FixedHead>> = {
  '/completeSignUp/$code': completeSignUpHead,
  '/setPassword/$code/setPassword': setPasswordHeads.setPassword,
  '/setPassword/$code/forgotPassword': setPasswordHeads.forgotPassword,
  '/_patient/profile': patientProfileHead,
  '/_patient/add-symptoms': checkUpHead,
  '/_patient/health-journey': journeyHead,
  '/_patient/dosing-history': dosingHistoryHead,
  '/_physician/physician/dashboard': physicianDashboardHead,
  '/_physician/physician/add-patient': addPatientHead,
  '/_physician/physician/profile': physicianProfileHead,
};
