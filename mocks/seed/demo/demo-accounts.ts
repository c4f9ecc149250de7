import type { Role } from '#api/contract/endpoint.ts';

/** Demo account, with a description. */
export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Special feature of the account, shown in the panel and at the login. */
  readonly note: string;
}

/** Password of all demo accounts. */
export const demoPassword = 'Clinic#2026';

/** Demo accounts in the order of display. Pure data, since the login hint imports it, too. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'patient@clinic.test',
    firstName: 'Grace',
    lastName: 'Holloway',
    role: 'patient',
    note: 'Health Intake half done',
  },
  {
    email: 'new.patient@clinic.test',
    firstName: 'Owen',
    lastName: 'Castellano',
    role: 'patient',
    note: 'Nothing filled in yet',
  },
  {
    email: 'complete.patient@clinic.test',
    firstName: 'Ruth',
    lastName: 'Okafor',
    role: 'patient',
    note: 'All 13 intake sections complete',
  },
  {
    email: 'twofa@clinic.test',
    firstName: 'Theo',
    lastName: 'Marchetti',
    role: 'patient',
    note: 'Two-factor on: signing in by hand asks for a code',
  },
  {
    email: 'physician@clinic.test',
    firstName: 'Helen',
    lastName: 'Ashworth',
    role: 'physician',
    note: 'A clinic of 60 patients',
  },
  {
    email: 'new.physician@clinic.test',
    firstName: 'Samir',
    lastName: 'Banerjee',
    role: 'physician',
    note: 'No patients yet',
  },
  {
    email: 'admin@clinic.test',
    firstName: 'Alex',
    lastName: 'Romero',
    role: 'admin',
    note: 'Turned away at the login screen, as documented',
  },
];
