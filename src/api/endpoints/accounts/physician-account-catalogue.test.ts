import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiError } from '#api/client/api-error.ts';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../endpoints.ts';

const serverText = 'What the server said';
const definition = (name: EndpointName): Endpoint => endpoints[name];
const toastAfter = (name: EndpointName, status: number) =>
  new ApiError(definition(name), 'http', status, serverText).toast;

/** Rows of a physician's registration and profile in the error catalogue (physician §8). */
it.each<[row: string, name: EndpointName, status: number, toast: string | null]>([
  ['a registration, 500: the server’s', 'registerPhysician', 500, serverText],
  ['a registration, 400: the server’s (accounts §8)', 'registerPhysician', 400, serverText],
  ['its picture, 413', 'registerPhysician', 413, 'Your File is Too Large'],
  ['a code sent, 400: the server’s', 'resendCode', 400, serverText],
  ['personal info, 400', 'updatePhysicianInformation', 400, 'Personal Information Not Updated'],
  ['personal info, 500: the server’s', 'updatePhysicianInformation', 500, serverText],
  ['picture, 400', 'updateProfileImage', 400, 'Personal Image Not Updated'],
  ['password, 400', 'updatePassword', 400, 'Password Not Updated'],
  ['a read is silent', 'listSpecializations', 400, null],
  ['a read, 500: the server’s', 'listSpecializations', 500, serverText],
  ['a 401 is no toast', 'updatePhysicianInformation', 401, null],
])('shows the documented toast: %s', (_, name, status, toast) => {
  expect(toastAfter(name, status)).toBe(toast);
});

it.each<[EndpointName, string | undefined]>([
  ['updatePhysicianInformation', 'Personal Information Update Successfully'],
  ['updateProfileImage', 'Personal Image Update Successfully'],
  ['updatePassword', 'Update Password Successfully'],
  // A thank-you page replaces the toast.
  ['registerPhysician', undefined],
])('%s says that it went well', (name, words) => {
  expect(definition(name).success).toBe(words);
});

it('the path of the registration is assumed, and the list of specializations is public', () => {
  expect(definition('registerPhysician')).toMatchObject({
    assumed: true,
    access: 'public',
    repeatable: false,
  });
  expect(definition('listSpecializations').access).toBe('public');
});

it('reads specializations from the second element of data (decision 5)', () => {
  const { reply } = endpoints.listSpecializations;
  const list = [{ id: 7, name: 'Oncology' }];
  expect(v.parse(reply, ['anything', list])).toEqual([{ id: '7', name: 'Oncology' }]);
  expect(v.is(reply, list)).toBe(false);
});
