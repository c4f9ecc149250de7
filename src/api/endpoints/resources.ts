/*
 * Only the registry imports this file; a screen imports the module of its endpoints.
 */
import * as accountLinks from './accounts/account-links.ts';
import * as accounts from './accounts/accounts.ts';
import * as availability from './accounts/availability.ts';
import * as invitedPhone from './accounts/invited-phone.ts';
import * as physicians from './accounts/physicians.ts';
import * as profile from './accounts/profile.ts';
import * as registration from './accounts/registration.ts';
import * as checkUps from './check-ups.ts';
import * as deceased from './deceased.ts';
import * as documents from './intake/documents.ts';
import * as intakeStatus from './intake/status.ts';
import * as lists from './lists.ts';
import * as newPatient from './new-patient.ts';
import * as notes from './notes.ts';
import * as notifications from './notifications.ts';
import * as patientProfile from './patient-profile.ts';
import * as patients from './patients.ts';
import * as physicianDashboard from './physician-dashboard.ts';
import * as physicianShoops from './physician-shoops.ts';
import type { ResourceName } from './resource-names.ts';
import * as shoops from './shoops.ts';

/**
 * Modules of each resource: an export with a method and a path is an endpoint of that name. The
 * intake has its sections, too (`intake/sections.ts`).
 */
export const resources = {
  accounts: [accountLinks, accounts, availability, invitedPhone, registration],
  'check-ups': [checkUps],
  dashboard: [physicianDashboard],
  documents: [documents],
  intake: [intakeStatus],
  lists: [lists],
  notes: [notes],
  notifications: [notifications],
  patients: [deceased, newPatient, patientProfile, patients],
  physicians: [physicians],
  profile: [profile],
  shoops: [physicianShoops, shoops],
} satisfies Record<ResourceName, readonly object[]>;
