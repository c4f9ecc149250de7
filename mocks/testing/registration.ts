import type { MockServer } from '#mocks/server/server.ts';
import { personalBody } from '../seed/demo/mid-sign-up.ts';
import { buildMigraineFields } from './migraine-fields.ts';
import { callApi } from './test-server.ts';

/** Returns the body of sign-up step 2. */
export const physicianBody = (user_id: string) => ({
  user_id,
  name: 'Dr. Mei Lin',
  phone: '5035550140',
  recommendation_quantity: 'MMR-20417',
  expiry_date: '12-31-2099',
  web_address: 'www.clinic.example',
  id_number: 'OR-883201',
});

/** Returns the body of sign-up step 3, with migraine and one medication. */
export const medicalBody = (server: MockServer, user_id: string) => ({
  user_id,
  ...buildMigraineFields(server),
  diagnosStage: '',
  note: 'Since school.',
  previous_experience: 'TriedItYears5Ago',
  tolerance: 'lowtolerance',
  termsCondition: true,
});

/** Returns the upload form of a picture; its first bytes are those of a JPEG. */
export function uploadBody(
  user_id: string,
  type = 'physicianRecommendation',
  file = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'card.jpg', { type: 'image/jpeg' }),
): FormData {
  const form = new FormData();
  form.append('user_id', user_id);
  form.append('type', type);
  form.append('file', file);
  return form;
}

/** Requests a code for the phone and submits it. */
export async function verifyByCode(server: MockServer, phone: string): Promise<void> {
  await callApi(server, 'resendCode', { body: { phone, email: '', name: 'registration' } });
  const code = server.store.tables.outbox[0]?.code;
  await callApi(server, 'verifyPhone', { body: { phone, code } });
}

/** Completes sign-up step 1. @returns the new `user_id` */
export async function beginSignUp(server: MockServer, changes: object = {}): Promise<string> {
  const body = { ...personalBody, ...changes };
  await verifyByCode(server, body.phone);
  const reply = await callApi(server, 'register', { body });
  return (reply.body.data as { user_id: string }).user_id;
}

/** Fields of a physician's registration, all of them text. */
export const applicationBody = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@haddad.test',
  phone: '3035550172',
  officeEmail: '',
  officeNumber: '(303) 555-0100 ext. 2',
  specialization: 's10',
};

/** Returns the registration as a form, with `changes` applied. */
export function applicationForm(changes: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...applicationBody, ...changes })) form.append(name, value);
  return form;
}

/** Submits a physician's registration after verifying its phone. */
export async function applyAsPhysician(server: MockServer, changes: Record<string, string | File> = {}) {
  await verifyByCode(server, String(changes.phone ?? applicationBody.phone));
  return callApi(server, 'registerPhysician', { body: applicationForm(changes) });
}
