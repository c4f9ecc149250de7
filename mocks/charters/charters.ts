import { intakeCharters } from './areas/intake.ts';
import { intakeSectionCharters } from './areas/intake-sections.ts';
import { patientDayCharters } from './areas/patient-days.ts';
import { patientsCharters } from './areas/patients.ts';
import { profileCharters } from './areas/profile.ts';
import { recordCharters } from './areas/record.ts';
import { sessionCharters } from './areas/session.ts';
import { shoopCharters } from './areas/shoops.ts';
import { signInCharters } from './areas/sign-in.ts';
import { signUpCharters } from './areas/sign-up.ts';
import type { AppRoute, Charter } from './charter.ts';

/** Charters of one part of the product. */
export interface CharterArea {
  readonly title: string;
  readonly charters: readonly Charter[];
}

/** Charters by area, in the order of the product's pages. */
export const charterAreas: readonly CharterArea[] = [
  { title: 'Sign-in and links', charters: signInCharters },
  { title: 'Sign-up and registration', charters: signUpCharters },
  { title: 'Session and shell', charters: sessionCharters },
  { title: 'Patient’s days', charters: patientDayCharters },
  { title: 'Profiles', charters: profileCharters },
  { title: 'Health Intake', charters: intakeCharters },
  { title: 'Sections of the intake', charters: intakeSectionCharters },
  { title: 'Patients', charters: patientsCharters },
  { title: 'Patient’s record', charters: recordCharters },
  { title: 'Shoops', charters: shoopCharters },
];

export const charters: readonly Charter[] = charterAreas.flatMap((area) => area.charters);

/** Routes that have a charter, which are all routes of the app. */
export const charteredRoutes: readonly AppRoute[] = [
  ...new Set(charters.flatMap(({ screens }) => screens.map(({ route }) => route))),
].filter((route) => route !== '*');
