import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Endpoint, endpoint, type Role } from '#api/contract/endpoint.ts';
import { pickEndpoint } from './pick-endpoint.ts';

const at = (access: Role[], ...names: string[]): Endpoint =>
  endpoint({
    method: 'POST',
    path: 'mine',
    summary: '',
    access,
    body: v.object(Object.fromEntries(names.map((name) => [name, v.string()]))),
    reply: v.unknown(),
  });
const sharing = [
  ['savePerson', at(['patient'], 'firstName', 'lastName')],
  ['savePassword', at(['patient'], 'password')],
  ['saveOffice', at(['physician'], 'firstName', 'clinic', 'password')],
] as const;

test('the caller’s role takes precedence over the body', () => {
  expect(pickEndpoint(sharing, 'patient', ['password', 'clinic'])).toBe('savePassword');
  expect(pickEndpoint(sharing, 'physician', ['lastName'])).toBe('saveOffice');
});

test('picks the endpoint of the role that accepts most of the sent names', () => {
  expect(pickEndpoint(sharing, 'patient', ['firstName', 'lastName', 'password'])).toBe('savePerson');
  expect(pickEndpoint(sharing, 'patient', ['password'])).toBe('savePassword');
});

test('picks the first endpoint without sent names or without one for the caller', () => {
  expect(pickEndpoint(sharing, 'patient', [])).toBe('savePerson');
  expect(pickEndpoint(sharing, undefined, ['password', 'clinic'])).toBe('saveOffice');
});
