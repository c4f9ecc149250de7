import { expect, it } from 'vitest';
import { ApiError } from '#api/client/api-error.ts';
import { serverMessage } from '#api/contract/endpoint.ts';
import { addPatient } from './new-patient.ts';
import { listPatients } from './patients.ts';
import { readDashboard } from './physician-dashboard.ts';

const emailTakenMessage = 'Please use another email as this email is already registed';
const toastAfter = (status: number, { message, data }: { message?: string; data?: unknown }) =>
  new ApiError(addPatient, 'http', status, message, data).toast;

/** Rows of the catalogue (physician §8, decision 38): status, answer, toast. */
it.each<[status: number, answered: object, toast: string | null]>([
  [
    400,
    { message: 'Refused', data: 'firstName: This field is required' },
    'firstName: This field is required',
  ],
  [400, { message: 'Refused', data: ['One.', 'Two.'] }, 'One. Two.'],
  [400, { message: 'Refused', data: { email: 'One.', dob: [null, 'Two.'] } }, 'One. Two.'],
  [400, { message: 'Refused', data: null }, 'Refused'],
  [400, { message: 'Refused', data: { code: 7 } }, 'Refused'],
  [400, {}, 'Something went wrong. Please try again.'],
  ...[402, 403, 404, 409, 413, 422, 501, 503].map((status): [number, object, string] => [
    status,
    { message: 'Refused', data: 'Refused' },
    emailTakenMessage,
  ]),
  [401, { message: 'Please sign in' }, null],
  [500, { message: 'The server is on fire' }, 'The server is on fire'],
])('%i with %o shows the toast %o', (status, answered, toast) => {
  expect(toastAfter(status, answered)).toBe(toast);
});

it.each(['offline', 'timeout', 'malformed'] as const)('%s shows no toast: the email may be free', (kind) => {
  expect(new ApiError(addPatient, kind).toast).toBeNull();
});

it('shows the server’s message after a success, and makes the list stale', () => {
  expect(addPatient).toMatchObject({
    success: serverMessage,
    repeatable: false,
    makesStale: [listPatients, readDashboard],
  });
});
