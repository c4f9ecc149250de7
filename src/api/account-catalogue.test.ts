import { describe, expect, it } from 'vitest';
import { profileMessages } from '#domain/profile.ts';
import { ApiError } from './api-error.ts';
import { type Endpoint, serverMessage, toastDuration } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';

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

describe('how long a toast stays', () => {
  it('3 seconds, and one for the login (accounts §8, §9)', () => {
    expect(toastDuration).toMatchObject({ standard: 3000, login: 1000 });
    expect(definition('login').toastDuration).toBe(1000);
  });

  it('no other account call departs from the 3 seconds', () => {
    const others = [...registration, ...codes, ...silent, 'setPassword', 'forgotPassword', 'createCheckUp'];
    const profile = ['updatePersonalInformation', 'updateProfileImage', 'updatePassword', 'updateSettings'];
    for (const name of [...others, ...profile, 'addPhysician', 'removePhysician'] as EndpointName[]) {
      const { toastDuration: own = 3000, successDuration = own } = definition(name);
      expect([own, successDuration], name).toEqual([3000, 3000]);
    }
  });
});

it('a removal asks in the documents’ words', () => {
  expect(profileMessages.confirmRemoval('Helen Ashworth')).toBe(
    'Please confirm you no longer wants to take services of Physician Helen Ashworth',
  );
});
