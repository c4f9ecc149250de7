import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/client/api-error.ts';
import { type Endpoint, serverMessage, toastDuration } from '#api/contract/endpoint.ts';
import { profileMessages } from '#domain/profile/profile.ts';
import { type EndpointName, endpointNames, endpoints } from './endpoints.ts';
import { intakeCalls } from './intake/sections.ts';

const SAID = 'What the server said';
const definition = (name: EndpointName): Endpoint => endpoints[name];
const toastAfter = (name: EndpointName, status: number) =>
  new ApiError(definition(name), 'http', status, SAID).toast;

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
const session = ['logout', 'refresh'] as const;
const profile = [
  'updatePersonalInformation',
  'updateProfileImage',
  'updatePassword',
  'updateSettings',
  'addPhysician',
  'removePhysician',
] as const;
const daily = ['createCheckUp', 'markNotificationRead'] as const;
const silent = [
  'readProfile',
  'listPhysicians',
  'listLinkedPhysicians',
  'listNotifications',
  'listObjectives',
  'listProducts',
  'listCheckUps',
  'listShoops',
  'searchDiagnoses',
  'searchMedications',
] as const;

/** Every row of the error catalogue (accounts §8): which call, which status, which words. */
const failures: [row: string, names: readonly EndpointName[], status: number, toast: string | null][] = [
  ['400 on registration: the server’s', registration, 400, SAID],
  ['400 on codes: the server’s', codes, 400, SAID],
  ['400 on login and passwords: the server’s', passwords, 400, SAID],
  ['413 on an upload', ['uploadForRegistration', 'updateProfileImage'], 413, 'Your File is Too Large'],
  ['500 on a forgotten password', ['forgotPassword'], 500, 'Internal Server Error'],
  ['500 on registration: the server’s', registration, 500, SAID],
  ['500 on verification: the server’s', codes, 500, SAID],
  ['profile', ['updatePersonalInformation'], 400, 'Personal Information Not Updated'],
  ['picture', ['updateProfileImage'], 400, 'Personal Image Not Updated'],
  ['password', ['updatePassword'], 400, 'Password Not Updated'],
  ['settings', ['updateSettings'], 400, 'Settings Not Updated'],
  ['check-up', ['createCheckUp'], 400, 'Please Check your Service Provider'],
  ['other errors of a check-up: silence', ['createCheckUp'], 403, null],
  [
    'look-ups: silence',
    ['searchDiagnoses', 'searchMedications', 'listObjectives', 'listProducts'],
    400,
    null,
  ],
  [
    'a 500 anywhere: the server’s',
    [...silent, 'login', 'logout', 'addPhysician', 'removePhysician'],
    500,
    SAID,
  ],
];

it.each(failures)('%s', (_, names, status, toast) => {
  for (const name of names) expect(toastAfter(name, status), name).toBe(toast);
});

it('a 401 is no toast anywhere: the session is renewed or ends', () => {
  for (const name of silent) expect(toastAfter(name, 401), name).toBeNull();
});

/** The success messages (accounts §8), and those that the server words itself. */
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

/** What this catalogue is about; the rest belongs to the other two documents. */
const account: readonly EndpointName[] = [
  ...registration,
  ...codes,
  ...passwords,
  ...session,
  ...profile,
  ...daily,
  ...silent,
];
const elsewhere: readonly string[] = [
  ...Object.keys(intakeCalls).flatMap((module) => [`read${module}`, `save${module}`]),
  'readIntakeStatus',
  ...['listDocuments', 'readDocument', 'createDocument', 'updateDocument', 'deleteDocument'],
  // The intake's own words and durations (intake §8); the sign-up shares them.
  ...['createDiagnosis', 'createMedication'],
  ...['listPatients', 'readPatient'],
];

it('no call is forgotten: a new one is listed above, or belongs to another document', () => {
  expect([...account, ...elsewhere].toSorted()).toEqual(endpointNames.toSorted());
});

describe('how long a toast stays', () => {
  it('3 seconds, and one for the login (accounts §8, §9)', () => {
    expect(toastDuration).toMatchObject({ standard: 3000, login: 1000 });
    expect(definition('login').toastDuration).toBe(1000);
  });

  it.each(account.filter((name) => name !== 'login'))('%s does not depart from the 3 seconds', (name) => {
    const { toastDuration: own = toastDuration.standard, successDuration = own } = definition(name);
    expect([own, successDuration]).toEqual([3000, 3000]);
  });
});

it('a removal asks in the documents’ words', () => {
  expect(profileMessages.confirmRemoval('Helen Ashworth')).toBe(
    'Please confirm you no longer wants to take services of Physician Helen Ashworth',
  );
});
