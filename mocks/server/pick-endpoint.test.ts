import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Endpoint, endpoint, type Role } from '#api/contract/endpoint.ts';
import { pickEndpoint } from './pick-endpoint.ts';

const createEndpoint = (access: Role[], ...names: string[]): Endpoint =>
  endpoint({
    method: 'POST',
    path: 'mine',
    summary: '',
    access,
    body: v.object(Object.fromEntries(names.map((name) => [name, v.string()]))),
    reply: v.unknown(),
  });
const sharedAddressEndpoints = [
  ['savePerson', createEndpoint(['patient'], 'firstName', 'lastName')],
  ['savePassword', createEndpoint(['patient'], 'password')],
  ['saveOffice', createEndpoint(['physician'], 'firstName', 'clinic', 'password')],
] as const;

test('the caller’s role takes precedence over the body', () => {
  expect(pickEndpoint(sharedAddressEndpoints, 'patient', ['password', 'clinic'])).toBe('savePassword');
  expect(pickEndpoint(sharedAddressEndpoints, 'physician', ['lastName'])).toBe('saveOffice');
});

test('picks the endpoint of the role that accepts most of the sent names', () => {
  expect(pickEndpoint(sharedAddressEndpoints, 'patient', ['firstName', 'lastName', 'password'])).toBe(
    'savePerson',
  );
  expect(pickEndpoint(sharedAddressEndpoints, 'patient', ['password'])).toBe('savePassword');
});

test('picks the first endpoint without sent names, and among all if the caller may use none', () => {
  expect(pickEndpoint(sharedAddressEndpoints, 'patient', [])).toBe('savePerson');
  expect(pickEndpoint(sharedAddressEndpoints, undefined, ['password', 'clinic'])).toBe('saveOffice');
});
