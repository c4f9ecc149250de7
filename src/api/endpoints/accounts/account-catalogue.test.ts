import { expect, it } from 'vitest';
import { ApiError } from '#api/client/api-error.ts';
import { type Endpoint, serverMessage, toastDuration } from '#api/contract/endpoint.ts';
import { profileMessages } from '#domain/profile/profile.ts';
import { type EndpointName, endpointNames, endpoints } from '../endpoints.ts';

const serverText = 'What the server said';
const definition = (name: EndpointName): Endpoint => endpoints[name];
const toastAfter = (name: EndpointName, status: number) =>
  new ApiError(definition(name), 'http', status, serverText).toast;

const registration = [
  'register',
  'updateRegistration',
  'savePhysicianInformation',
  'saveMedicalInformation',
  'uploadForRegistration',
  'checkPhone',
  'checkEmail',
] as const;
const codes = ['resendCode', 'verifyPhone', 'verifyCode', 'setPhone'] as const;
const passwords = ['login', 'setPassword', 'forgotPassword'] as const;
const lookUps = ['searchDiagnoses', 'searchMedications', 'listObjectives', 'listProducts'] as const;
/** Calls whose toasts for 401 and 500 follow the general rules. */
const callsWithGeneralRules = endpointNames.filter((name) => {
  const { errors = {}, otherErrors } = definition(name);
  return !otherErrors && !(500 in errors);
});

/** Rows of the error catalogue (accounts §8): calls, status, text. */
const failures: [row: string, names: readonly EndpointName[], status: number, toast: string | null][] = [
  ['400 on registration: the server’s', registration, 400, serverText],
  ['400 on codes: the server’s', codes, 400, serverText],
  ['400 on login and passwords: the server’s', passwords, 400, serverText],
  ['413 on an upload', ['uploadForRegistration', 'updateProfileImage'], 413, 'Your File is Too Large'],
  ['500 on a forgotten password', ['forgotPassword'], 500, 'Internal Server Error'],
  ['500 on registration: the server’s', registration, 500, serverText],
  ['500 on verification: the server’s', codes, 500, serverText],
  ['profile', ['updatePersonalInformation'], 400, 'Personal Information Not Updated'],
  ['picture', ['updateProfileImage'], 400, 'Personal Image Not Updated'],
  ['password', ['updatePassword'], 400, 'Password Not Updated'],
  ['settings', ['updateSettings'], 400, 'Settings Not Updated'],
  ['check-up', ['createCheckUp'], 400, 'Please Check your Service Provider'],
  ['other errors of a check-up: silence', ['createCheckUp'], 403, null],
  ['look-ups: silence', lookUps, 400, null],
  ['a 500 anywhere: the server’s', callsWithGeneralRules, 500, serverText],
];

it.each(failures)('shows the documented toast: %s', (_, names, status, toast) => {
  for (const name of names) expect(toastAfter(name, status), name).toBe(toast);
});

it('a 401 shows no toast: the session is renewed or ends', () => {
  for (const name of callsWithGeneralRules) expect(toastAfter(name, 401), name).toBeNull();
});

/** Success messages (accounts §8), also those of the server. */
it.each<[EndpointName, unknown]>([
  ['updatePersonalInformation', 'Personal Information Update Successfully'],
  ['updateProfileImage', 'Personal Image Update Successfully'],
  ['updatePassword', 'Update Password Successfully'],
  ['updateSettings', 'Settings Update Successfully'],
  ['removePhysician', 'Deleted Successfully'],
  ['addPhysician', serverMessage],
  ['resendCode', serverMessage],
])('%s says that it went well', (name, words) => {
  expect(definition(name).success).toBe(words);
});

it('a toast stays for 3 seconds, the one after the login for 1 (accounts §8, §9)', () => {
  expect(toastDuration).toMatchObject({ standard: 3000, login: 1000 });
  expect(definition('login').toastDuration).toBe(1000);
});

it('a removal asks with the documents’ text', () => {
  expect(profileMessages.confirmRemoval('Helen Ashworth')).toBe(
    'Please confirm you no longer wants to take services of Physician Helen Ashworth',
  );
});
