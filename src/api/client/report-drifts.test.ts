import { afterEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { login } from '#api/endpoints/accounts/accounts.ts';
import { listCheckUps } from '#api/endpoints/check-ups.ts';
import { contactsCalls } from '#api/endpoints/intake/sections.ts';
import { request } from './client.ts';
import { fakeApi, reply } from './fake-api.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

const callWith = (endpoint: Endpoint, response: Response) => {
  fakeApi(() => response);
  return request(endpoint, {}, '').catch((failure: unknown) => failure);
};
const warnings = () => vi.waitFor(() => expect(warn).toHaveBeenCalled()).then(() => warn.mock.calls.flat());

const checkUp = { createdAt: '2026-11-20T08:00:00.000Z', cannabisToday: 'yes' };
const user = { firstName: 'Jane', twoFA: 0, roleId: '3', role: { name: 'Patient' } };
const tokens = { accessToken: 'a', refreshToken: 'b' };

it('reads the other check-ups if one is invalid, and warns once about its field', async () => {
  const odd = { ...checkUp, cannabisToday: 'sometimes, Jane' };
  const answer = await callWith(listCheckUps, reply([checkUp, odd, odd, checkUp]));
  expect(answer).toMatchObject({ data: { checkUps: [{}, {}], unreadable: 2 } });
  expect(await warnings()).toEqual([
    'GET dashboard/healthCheckUp (List the daily check-ups) answered 200 against the contract:\n' +
      '  data[].cannabisToday: expected "yes" or "no", found a text (2 times)',
  ]);
});

it('reads a sign-in with tolerated values and warns about each field', async () => {
  const answer = await callWith(login, reply({ tokens, user }));
  expect(answer).toMatchObject({ data: { user: { twoFA: false, roleId: 3, role: { name: 'patient' } } } });
  const [warning, ...more] = await warnings();
  expect(more).toEqual([]);
  expect(String(warning).split('\n').slice(1)).toEqual([
    '  data.user.twoFA: expected true or false, found a number',
    '  data.user.roleId: expected a number, found a number in a text',
    '  data.user.role.name: expected "patient" or "physician" or "admin", found a text',
  ]);
});

it('reads a section of which some names are others, and warns about those that look alike', async () => {
  const record = { first_name: 'Jane', relationship: 'Friend', fax: '1', createdAt: '2026-11-20' };
  const { data } = await callWith(contactsCalls.read, reply(record)).then(
    (answer) => answer as { data: unknown },
  );
  expect(data).toEqual({ relationship: 'Friend' });
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /against the contract:\n {2}data.firstName: expected that name, found “first_name”$/,
    ),
  ]);
});

it('warns about a section of which no name is known, with the names that look alike', async () => {
  const failure = await callWith(contactsCalls.read, reply({ first_name: 'Jane', Relationship: 'Friend' }));
  expect(failure).toMatchObject({
    kind: 'unknown-names',
    message: expect.stringContaining('could not be read'),
  });
  const [warning] = await warnings();
  expect(String(warning).split('\n').slice(1)).toEqual([
    '  data: expected one of the names in the contract, found an object',
    '  data.firstName: expected that name, found “first_name”',
    '  data.relationship: expected that name, found “Relationship”',
  ]);
});

it('is silent about names that resemble none', async () => {
  await callWith(contactsCalls.read, reply({ relationship: 'Friend', fax: '1', preferred_channel: 'mail' }));
  await import('./report-drifts.ts');
  expect(warn).not.toHaveBeenCalled();
});

it('warns about an unreadable reply, and fails with the usual message', async () => {
  const failure = await callWith(listCheckUps, reply('not what was agreed'));
  expect(failure).toMatchObject({ kind: 'malformed', message: expect.stringContaining('could not be read') });
  expect(await warnings()).toEqual([expect.stringContaining('  data: expected a list, found a text')]);
});

it('warns about an error reply of another shape', async () => {
  const failure = await callWith(login, Response.json({ message: { en: 'No' } }, { status: 400 }));
  expect(failure).toMatchObject({ kind: 'http', status: 400 });
  expect(await warnings()).toEqual([
    expect.stringContaining(
      'answered 400 against the contract:\n  message: expected a text, found an object',
    ),
  ]);
});

it('names the field in which an error reply has its reason, without the reason', async () => {
  const problem = { title: 'Invalid', errors: [{ field: 'email', message: 'jane@doe.example is taken' }] };
  const failure = await callWith(login, Response.json(problem, { status: 400 }));
  expect(failure).toMatchObject({ reason: 'email: jane@doe.example is taken' });
  expect(await warnings()).toEqual([
    expect.stringMatching(/\n {2}message: expected the reason of the refusal, found it in “errors”$/),
  ]);
});

it.each([
  [listCheckUps, reply([checkUp])],
  [login, Response.json({ status: 400, message: 'Not like this' }, { status: 400 })],
  [login, new Response('', { status: 503 })],
])('does not warn about a reply that matches the contract', async (endpoint, response) => {
  await callWith(endpoint, response);
  // The code of the warning loads on demand: without this wait, none could have come yet.
  await import('./report-drifts.ts');
  expect(warn).not.toHaveBeenCalled();
});
