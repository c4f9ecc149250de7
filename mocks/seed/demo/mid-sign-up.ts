import { storeRegistrationId } from '#api/session/registration-id.ts';
import { signUpDraftKey } from '#domain/registration/draft.ts';
import type { Store } from '#mocks/store/store.ts';

const registrationId = 'patient-signing-up';

/** Body of step 1 as its form sends it. */
export const personalBody = {
  firstName: 'Nora',
  lastName: 'Whitfield',
  email: 'nora@clinic.test',
  confirmEmail: 'nora@clinic.test',
  phone: '5035550199',
  dob: '04-28-1986',
  address: '12 Alder Street',
  addressTwo: '',
  city: 'Portland',
  zip_code: '97205',
  country: 'United States',
  state: 'Oregon',
  gender: 'Female',
  interested_in: 'productsConsultation',
  recommendationRequired: true,
};

/** Adds a sign-up whose step 1 is saved. */
export function seedMidSignUp({ tables }: Store): void {
  tables.registrations.push({ id: registrationId, personal: personalBody, physician: null, uploads: [] });
}

/** Stores the part of this sign-up that the browser keeps: its id, step 1 and a draft of step 2. */
export function resumeMidSignUp(): void {
  const physician = { name: 'Dr. Mei Lin' };
  storeRegistrationId(registrationId);
  sessionStorage.setItem(
    signUpDraftKey,
    JSON.stringify({ userId: registrationId, reached: 2, personal: personalBody, physician }),
  );
}
