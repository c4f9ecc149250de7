import type { Store } from '#mocks/store/store.ts';
import { addDemoAccount } from '../add.ts';
import { buildPortrait } from '../build-portrait.ts';
import { seedNotifications } from '../notifications.ts';
import { seedShoops } from '../shoops.ts';
import { getSpecializationId } from '../specializations.ts';
import { seedCompletePatient } from './complete-patient.ts';
import { seedHalfDonePatient } from './half-done-patient.ts';

/** Adds the seven demo accounts; clinic.ts adds the physician's other patients. */
export function seedDemoAccounts(store: Store): void {
  const { tables } = store;
  seedHalfDonePatient(tables);
  addDemoAccount(tables, 'new.patient@clinic.test', {
    id: 'new-patient',
    phone: '5035550118',
    dob: '09-12-1994',
    gender: 'Decline To Answer',
  });
  seedCompletePatient(tables);
  addDemoAccount(tables, 'twofa@clinic.test', {
    id: 'twofa-patient',
    phone: '2065550147',
    dob: '01-30-1979',
    gender: 'Male',
    city: 'Seattle',
    zipCode: '98109',
    country: 'United States',
    state: 'Washington',
    twoFA: true,
  });
  addDemoAccount(tables, 'physician@clinic.test', {
    id: 'physician',
    suffix: 'dr',
    phone: '3035550190',
    gender: 'Female',
    city: 'Denver',
    zipCode: '80203',
    country: 'United States',
    state: 'Colorado',
    profileImage: buildPortrait(3),
    officeNumber: '(303) 555-0120 ext. 4',
    officeEmail: 'office@ashworth.clinic.test',
    specialization: getSpecializationId('Anesthesiology and Pain Medicine'),
  });
  addDemoAccount(tables, 'new.physician@clinic.test', {
    id: 'new-physician',
    suffix: 'dr',
    phone: '3035550163',
    gender: 'Male',
    officeNumber: '(303) 555-0121',
    specialization: getSpecializationId('Family Medicine'),
  });
  addDemoAccount(tables, 'admin@clinic.test', {
    id: 'admin',
  });
  seedNotifications(store);
  seedShoops(store);
}
