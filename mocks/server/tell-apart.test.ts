import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Endpoint, endpoint, type Role } from '#api/contract/endpoint.ts';
import { tellApart } from './tell-apart.ts';

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

test('the role comes first, whatever the body says', () => {
  expect(tellApart(sharing, 'patient', ['password', 'clinic'])).toBe('savePassword');
  expect(tellApart(sharing, 'physician', ['lastName'])).toBe('saveOffice');
});

test('of those for a role, the one that knows most of what was sent', () => {
  expect(tellApart(sharing, 'patient', ['firstName', 'lastName', 'password'])).toBe('savePerson');
  expect(tellApart(sharing, 'patient', ['password'])).toBe('savePassword');
});

test('the first where nothing tells, and where none is for the caller', () => {
  expect(tellApart(sharing, 'patient', [])).toBe('savePerson');
  expect(tellApart(sharing, undefined, ['password', 'clinic'])).toBe('saveOffice');
});
