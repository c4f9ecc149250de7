import type { Endpoints } from '#api/endpoints/endpoints.ts';
import { accountLinkHandlers } from './accounts/account-links.ts';
import { accountHandlers } from './accounts/accounts.ts';
import { peopleHandlers } from './accounts/people.ts';
import { physicianHandlers } from './accounts/physicians.ts';
import { profileHandlers } from './accounts/profile.ts';
import { registrationHandlers } from './accounts/registration.ts';
import { checkUpHandlers } from './check-ups.ts';
import { deceasedHandlers } from './deceased.ts';
import { documentHandlers } from './documents.ts';
import type { HandlersOf } from './handler.ts';
import { intakeHandlers } from './intake.ts';
import { listHandlers } from './lists.ts';
import { newPatientHandlers } from './new-patient.ts';
import { noteHandlers } from './notes.ts';
import { notificationHandlers } from './notifications.ts';
import { patientHandlers } from './patients.ts';
import { physicianDashboardHandlers } from './physician-dashboard.ts';
import { physicianShoopHandlers } from './physician-shoops.ts';
import { shoopHandlers } from './shoops.ts';

/** Handlers of all endpoints; a missing one does not compile. */
export const handlers: HandlersOf<Endpoints> = {
  ...accountHandlers,
  ...accountLinkHandlers,
  ...checkUpHandlers,
  ...deceasedHandlers,
  ...documentHandlers,
  ...intakeHandlers,
  ...listHandlers,
  ...noteHandlers,
  ...newPatientHandlers,
  ...notificationHandlers,
  ...patientHandlers,
  ...peopleHandlers,
  ...physicianDashboardHandlers,
  ...physicianHandlers,
  ...physicianShoopHandlers,
  ...profileHandlers,
  ...registrationHandlers,
  ...shoopHandlers,
};
