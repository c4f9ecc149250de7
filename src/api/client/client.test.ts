import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUserScope, endpoint, serverMessage } from '#api/contract/endpoint.ts';
import { idSchema } from '#api/contract/reply-fields.ts';
import { ApiError } from './api-error.ts';
import { request } from './client.ts';
import { configureClient, REQUEST_TIMEOUT_MS } from './client-settings.ts';
import { BASE, fakeApi, reply } from './fake-api.ts';

afterEach(() => configureClient({ timeout: REQUEST_TIMEOUT_MS }));

const sharedDefinition = { summary: '', access: ['physician'], onBehalf: true } as const;
const readThings = endpoint({
  ...sharedDefinition,
  method: 'GET',
  path: 'things',
  query: v.object({ name: v.string(), page: v.optional(v.string()) }),
  reply: v.array(v.object({ id: idSchema })),
});
const readThing = endpoint({ ...sharedDefinition, method: 'GET', path: 'things/{id}', reply: v.unknown() });
const deleteThing = endpoint({ ...sharedDefinition, method: 'DELETE', path: 'things', reply: v.unknown() });
const saveThing = endpoint({
  ...sharedDefinition,
  method: 'POST',
  path: 'things',
  body: v.object({ name: v.string() }),
  reply: v.object({ id: idSchema }),
  errors: { 400: 'Thing Not Updated' },
});
const serverTextThing = { ...saveThing, errors: { 400: serverMessage, 500: 'Server Error' } };
const otherErrorsThing = { ...saveThing, errors: { 413: 'Too Large' }, otherErrors: 'Thing not Added' };
const thingWithoutTexts = { ...saveThing, errors: {} };
const body = { name: 'A' };
const subject = currentUserScope;

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a call', () => {
  it('goes to its path under the base, with the token it was given and no other', async () => {
    const requests = fakeApi(() => reply([{ id: 7 }], 200, 'Here you are'));
    const query = { name: 'a&b=c#d e', page: undefined };
    expect(await request(readThings, { query, subject }, 'secret')).toEqual({
      data: [{ id: '7' }],
      message: 'Here you are',
    });
    await request(readThings, { query, subject }, '');
    expect(requests.map(({ url }) => url)).toEqual(Array(2).fill(`${BASE}things?name=a%26b%3Dc%23d+e`));
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer secret', null]);
    expect(requests.map(({ headers }) => headers.get('Accept'))).toEqual(Array(2).fill('application/json'));
  });

  it.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['https://evil.test/', 'https%3A%2F%2Fevil.test%2F'],
    ['..%2f', '..%252f'],
  ])('encodes the path parameter %j as one segment', async (id, segment) => {
    const requests = fakeApi(() => reply(null));
    await request(readThing, { params: { id }, subject }, '');
    expect(requests[0]?.url).toBe(`${BASE}things/${segment}`);
  });

  it.each(['', '.', '..'])('is not sent for the path parameter %j', async (id) => {
    const requests = fakeApi(() => reply(null));
    expect((await failureOf(request(readThing, { params: { id }, subject }, ''))).status).toBe(404);
    expect(requests).toEqual([]);
  });
});

describe('the patient of a call', () => {
  it('is named in the query of reads and deletes, in the body of writes (intake §6)', async () => {
    const requests = fakeApi(() => reply({ id: 1 }));
    const subject = { userId: 'p/1' };
    await request(readThing, { params: { id: '1' }, subject }, '');
    await request(deleteThing, { subject }, '');
    await request(saveThing, { body, subject }, '');
    expect(requests.map(({ url }) => url.slice(BASE.length))).toEqual([
      'things/1?userId=p%2F1',
      'things?userId=p%2F1',
      'things',
    ]);
    expect(await requests[2]?.json()).toEqual({ name: 'A', userId: 'p/1' });
  });

  it('is not named without a scope, or if the endpoint is not made on behalf of one', async () => {
    const requests = fakeApi(() => reply({ id: 1 }));
    await request(readThing, { params: { id: '1' }, subject: {} }, '');
    await request(saveThing, { body, subject }, '');
    await request({ ...saveThing, onBehalf: false }, { body, subject: { userId: 'p1' } }, '');
    expect(requests[0]?.url).toBe(`${BASE}things/1`);
    expect(await requests[1]?.json()).toEqual(body);
    expect(await requests[2]?.json()).toEqual(body);
  });
});

describe('a call with a file', () => {
  it('sends files as multipart, leaves out undefined fields and sends null as empty', async () => {
    const upload = endpoint({
      ...sharedDefinition,
      method: 'PUT',
      path: 'documents',
      multipart: true,
      body: v.object({
        title: v.string(),
        note: v.nullish(v.string()),
        more: v.optional(v.string()),
        file: v.file(),
      }),
      reply: v.unknown(),
    });
    const requests = fakeApi(() => reply(null));
    const file = new File(['%PDF'], 'scan ü.pdf', { type: 'application/pdf' });
    const subject = { userId: 'p1' };
    await request(upload, { body: { title: 'A', note: null, more: undefined, file }, subject }, '');
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = (await requests[0]?.formData()) ?? new FormData();
    expect([...form.keys()]).toEqual(['title', 'note', 'file', 'userId']);
    expect(form.get('note')).toBe('');
    const arrived = form.get('file') as File;
    expect([arrived.name, arrived.type, await arrived.text()]).toEqual([
      'scan ü.pdf',
      'application/pdf',
      '%PDF',
    ]);
  });

  it('passes the upload progress callback to the network', async () => {
    const seen: number[] = [];
    configureClient({
      baseUrl: BASE,
      fetch: async (_input, _init, onUploadProgress) => {
        onUploadProgress?.(0.5);
        return reply({ id: 1 });
      },
    });
    const options = { onUploadProgress: (fraction: number) => seen.push(fraction) };
    await request(saveThing, { body, subject }, '', options);
    await request(saveThing, { body, subject }, '');
    expect(seen).toEqual([0.5]);
  });
});

describe('a call over the network', () => {
  it('uses the current global fetch, which the mock replaces late', async () => {
    // Fresh settings: `fakeApi` has replaced the network of the shared ones.
    vi.resetModules();
    const fresh = await import('./client.ts');
    const settings = await import('./client-settings.ts');
    settings.configureClient({ baseUrl: BASE });
    vi.stubGlobal('fetch', async () => reply({ id: 7 }));
    expect((await fresh.request(saveThing, { body, subject }, '')).data).toEqual({ id: '7' });
    vi.unstubAllGlobals();
  });

  it('that is aborted fails with AbortError, not with ApiError', async () => {
    const controller = new AbortController();
    fakeApi(({ signal }) => {
      controller.abort();
      return Promise.reject(signal.reason);
    });
    const call = request(saveThing, { body, subject }, '', { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

const htmlPage = (status: number) =>
  new Response('<!doctype html><title>Bad</title>', { status, headers: { 'Content-Type': 'text/html' } });
const serverText = 'The name is taken';
const fallback = 'Something went wrong. Please try again.';

describe('an error status, with the catalogue’s text (decisions 37 and 38)', () => {
  it.each([
    [
      'a documented 400 has its own toast',
      saveThing,
      reply(null, 400, serverText),
      'Thing Not Updated',
      null,
    ],
    ['a 400 of the server’s words', serverTextThing, reply(null, 400, serverText), serverText, null],
    ['a 400 of the server’s words, without any', serverTextThing, htmlPage(400), fallback, null],
    ['an undocumented 400 is silent', thingWithoutTexts, reply(null, 400, serverText), null, serverText],
    ['a 500 toasts the server’s words', thingWithoutTexts, reply(null, 500, serverText), serverText, null],
    ['a 500 without words', thingWithoutTexts, htmlPage(500), fallback, null],
    [
      'a 500 where every other status has one text',
      otherErrorsThing,
      reply(null, 500, serverText),
      'Thing not Added',
      null,
    ],
    [
      'a 404 where every other status has one text',
      otherErrorsThing,
      reply(null, 404),
      'Thing not Added',
      null,
    ],
    ['a status that is listed beside it', otherErrorsThing, reply(null, 413), 'Too Large', null],
    ['a 500 with a text of its own', serverTextThing, reply(null, 500, serverText), 'Server Error', null],
    ['401', saveThing, htmlPage(401), null, 'Your session has ended. Please log in again.'],
    ['403', saveThing, htmlPage(403), null, 'You don’t have access to this record.'],
    ['404', saveThing, reply(null, 404), null, 'We couldn’t find this record.'],
    ['413', saveThing, htmlPage(413), null, 'This is more than the clinic can accept at once.'],
    ['503', saveThing, htmlPage(503), null, /not available right now/],
    ['an unheard-of status', saveThing, htmlPage(418), null, fallback],
    [
      'words of another shape',
      serverTextThing,
      Response.json({ message: [serverText] }, { status: 400 }),
      fallback,
      null,
    ],
  ])('%s', async (_, thing, response, toast, inline) => {
    fakeApi(() => response);
    const error = await failureOf(request(thing, { body, subject }, ''));
    expect(error).toMatchObject({ kind: 'http', status: response.status, toast });
    expect(error.message).toMatch(inline ?? toast ?? '');
  });
});

const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });

describe('a success whose envelope names an error', () => {
  it.each([
    [400, 400, 'Thing Not Updated'],
    ['400', 400, 'Thing Not Updated'],
    [600, 600, null],
  ])('is a refusal: %j', async (named, status, toast) => {
    fakeApi(() => Response.json({ status: named, message: serverText, data: { id: 'a' } }));
    const error = await failureOf(request(saveThing, { body, subject }, ''));
    expect(error).toMatchObject({ kind: 'http', status, outcome: 'none', toast, reason: serverText });
  });

  it.each([200, 201, '200', 1, true, 'ok', null, undefined])('is none with status %j', async (status) => {
    fakeApi(() => Response.json({ status, message: serverText, data: { id: 'a' } }));
    const answer = await request(saveThing, { body, subject }, '');
    expect(answer).toEqual({ data: { id: 'a' }, message: serverText });
  });
});

describe('no usable answer: no toast, a message of ours', () => {
  it.each([
    ['malformed', json('{"status":200,"mess')],
    ['malformed', json('')],
    ['malformed', json('null')],
    ['malformed', json('{"status":200,"message":"","data":{"id":[]}}')],
    ['malformed', json('{"status":200,"message":"","data":null}')],
    ['malformed', htmlPage(200)],
  ])('fails as %s', async (kind, response) => {
    fakeApi(() => response);
    const error = await failureOf(request(saveThing, { body, subject }, ''));
    expect(error).toMatchObject({ kind, status: null, toast: null });
    expect(error.message).toMatch(/could not be read/);
  });

  it.each([
    'Failed to fetch',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
    'fetch failed',
  ])('offline: %s', async (words) => {
    fakeApi(() => Promise.reject(new TypeError(words)));
    const error = await failureOf(request(saveThing, { body, subject }, ''));
    expect(error).toMatchObject({ kind: 'offline', status: null, toast: null });
  });

  it('offline: the reply breaks off', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    fakeApi(() => new Response(broken));
    expect(await failureOf(request(saveThing, { body, subject }, ''))).toMatchObject({ kind: 'offline' });
  });

  it.each([
    ['never comes', () => new Promise<Response>(() => {})],
    ['begins and never ends', () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))],
  ])('timeout: the reply %s', async (_, answer) => {
    configureClient({ timeout: 30 });
    fakeApi(answer);
    const error = await failureOf(request(saveThing, { body, subject }, ''));
    expect(error).toMatchObject({ kind: 'timeout', status: null, toast: null });
  });

  it('is not retried', async () => {
    const requests = fakeApi(() => htmlPage(503));
    await failureOf(request(readThing, { params: { id: '1' }, subject }, ''));
    expect(requests).toHaveLength(1);
  });
});
