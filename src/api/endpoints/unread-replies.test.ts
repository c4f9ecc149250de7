import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '#api/client/fake-api.ts';
import { type Endpoint, unreadReply } from '#api/contract/endpoint.ts';
import { callByName } from './call-by-name.ts';
import { type EndpointName, endpointNames, endpoints } from './endpoints.ts';

/** Calls that change something: `importShoops` is a POST that only reads (physician §4). */
const writes = endpointNames.filter(
  (name) => (endpoints[name] as Endpoint).method !== 'GET' && name !== 'importShoops',
);
const needsData = (name: EndpointName) => !is((endpoints[name] as Endpoint).reply, undefined);
const writesWithData = writes.filter(needsData);
const writesWithoutData = writes.filter((name) => !needsData(name));

/** Possible replies to a save for which the documents show no body. */
const bareReplies: [string, () => Response][] = [
  ['status and message alone', () => Response.json({ status: 200, message: 'Saved' })],
  ['an empty 200', () => new Response('')],
  ['a 204', () => new Response(null, { status: 204 })],
  ['a 202 that is null', () => new Response('null', { status: 202 })],
  ['data that nobody asked for', () => Response.json({ status: 200, message: 'Saved', data: [7] })],
];

describe.each(writesWithoutData)('%s succeeds', (name) => {
  // Data that is read must match its schema if present.
  const replies =
    (endpoints[name] as Endpoint).reply === unreadReply ? bareReplies : bareReplies.slice(0, -1);
  it.each(replies)('with %s', async (_, answer) => {
    fakeApi(answer);
    await expect(callByName(name)).resolves.toBeDefined();
  });
});

describe.each(writesWithData)('%s fails', (name) => {
  it.each(bareReplies)('with %s', async (_, answer) => {
    fakeApi(answer);
    await expect(callByName(name)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it.each([
  [
    'status and message alone',
    Response.json({ status: 400, message: 'Not like this' }, { status: 400 }),
    'Not like this',
  ],
  [
    'a status in quotes',
    Response.json({ status: '400', message: 'Not like this' }, { status: 400 }),
    'Not like this',
  ],
  ['no body', new Response('', { status: 400 }), ''],
  [
    'a page',
    new Response('<h1>Bad Request</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } }),
    '',
  ],
  [
    'a page that calls itself JSON',
    new Response('<h1>', { status: 400, headers: { 'Content-Type': 'application/json' } }),
    '',
  ],
])('an error with %s shows the server’s message, else a message of ours', async (_, response, words) => {
  fakeApi(() => response.clone());
  const fallbackText = 'Something went wrong. Please try again.';
  await expect(callByName('saveTreatmentHistory')).rejects.toMatchObject({
    status: 400,
    toast: words || fallbackText,
    reason: words || fallbackText,
  });
});

it.each(['<h1>Welcome to our WiFi</h1>', '{"status":200,"mess', '"fine"'])(
  'rejects %s as a success',
  async (text) => {
    fakeApi(() => new Response(text));
    await expect(callByName('saveContacts')).rejects.toMatchObject({ kind: 'malformed' });
  },
);
