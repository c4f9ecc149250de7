import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Endpoint, serverMessage } from '#api/contract/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { request } from './client.ts';
import { fakeApi } from './fake-api.ts';

const saveThing: Endpoint = {
  method: 'POST',
  path: 'things',
  summary: '',
  access: 'public',
  body: v.object({ name: v.string() }),
  reply: v.unknown(),
  errors: { 400: 'Thing Not Updated' },
};
const serverTextThing: Endpoint = { ...saveThing, errors: { 400: serverMessage } };
const serverText = 'The name is taken';

/** Returns the failure of a call that is answered with this body. */
function failWith(thing: Endpoint, body: unknown, status = 400, type = 'application/json') {
  fakeApi(() => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } }));
  return request(thing, {}, '').then(
    () => expect.fail('it did not fail'),
    (error: ApiError) => error,
  );
}

it('reads the reason of a problem (RFC 9457), and the catalogue’s text comes before it', async () => {
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: serverText };
  const error = await failWith(saveThing, problem, 400, 'application/problem+json');
  const texts = { message: 'Thing Not Updated', toast: 'Thing Not Updated', reason: serverText };
  expect(error).toMatchObject({ kind: 'http', status: 400, outcome: 'none', ...texts });
});

it('shows the reason in a toast of the server’s words', async () => {
  const error = await failWith(serverTextThing, { errors: { email: ['is taken'] } });
  expect(error).toMatchObject({ toast: 'email: is taken', message: 'email: is taken' });
});

it('reads the reason of a success that names an error status', async () => {
  const error = await failWith(saveThing, { status: 400, error: serverText }, 200);
  expect(error).toMatchObject({ kind: 'http', status: 400, reason: serverText });
});

it.each([
  { message: 'Our words', detail: serverText },
  { message: 'Our words', error: serverText, errors: { name: [serverText] } },
])('reads only the message of %j', async (body) => {
  expect(await failWith(saveThing, body)).toMatchObject({ reason: 'Our words' });
});

it('keeps the app’s text where a body only repeats its status', async () => {
  const error = await failWith(saveThing, { status: 404, error: 'Not Found', path: '/things' }, 404);
  expect(error.message).toBe('We couldn’t find this record.');
});
