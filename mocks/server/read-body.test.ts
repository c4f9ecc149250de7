import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';

// The handlers of the browser, which the HTTP server uses as well.
const base = 'http://app.test/api/';
const server = await createTestServer();
const handlers = createMswHandlers(server, base);

/** Sends a call of a patient. @param type media type; null for none */
async function send(
  method: string,
  path: string,
  body?: Uint8Array<ArrayBuffer>,
  type: string | null = null,
) {
  const headers = new Headers({ Authorization: `Bearer ${signInForToken(server, 'patient@clinic.test')}` });
  if (type !== null) headers.set('Content-Type', type);
  const response = await getResponse(handlers, new Request(base + path, { method, headers, body }));
  const { message } = JSON.parse((await response?.text()) ?? '') as { message: string };
  return { status: response?.status, message };
}
const encode = (text: string) => new TextEncoder().encode(text);
const toLatin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const json = 'application/json';
const boundary = 'boundary-of-a-form-of-a-test';
const formType = `multipart/form-data; boundary=${boundary}`;

test.each([json, 'Application/JSON; charset=utf-8', 'application/vnd.clinic+json'])(
  'takes a JSON body of the type %s',
  async (type) => {
    expect((await send('POST', 'intake/summary', encode('{"note":"Sleep"}'), type)).status).toBe(200);
  },
);

test.each([
  ['text/plain', 'The body has to be application/json, and is text/plain'],
  ['text/plain;charset=UTF-8', 'The body has to be application/json, and is text/plain'],
  ['application/jsonp', 'The body has to be application/json, and is application/jsonp'],
  [formType, 'The body has to be application/json, and is multipart/form-data'],
  [null, 'The body has to be application/json, and has no type'],
])('answers 415 to a JSON body of the type %s', async (type, message) => {
  const reply = await send('POST', 'intake/summary', encode('{"note":"Sleep"}'), type);
  expect(reply).toEqual({ status: 415, message });
});

test.each([json, 'application/x-www-form-urlencoded', null])(
  'answers 415 to a form of the type %s',
  async (type) => {
    const { status, message } = await send('POST', 'intake/documents', encode('documentTitle=A'), type);
    expect(status).toBe(415);
    expect(message).toMatch(/has to be multipart\/form-data/);
  },
);

test('refuses NUL and the type only after the token', async () => {
  const request = new Request(`${base}intake/summary`, { method: 'POST', body: '{"note":"\\u0000"}' });
  expect((await getResponse(handlers, request))?.status).toBe(401);
});

test('answers 400 to a body that is not UTF-8', async () => {
  const reply = await send('POST', 'intake/summary', toLatin1('{"note":"Müller"}'), json);
  expect(reply).toEqual({ status: 400, message: 'The body is not valid UTF-8' });
});

const nulMessage = 'A text contains the character NUL';
test.each(['{"note":"a\\u0000b"}', '{"note":"a","more":[{"\\u0000":1}]}'])(
  'answers 400 to a body with NUL: %s',
  async (body) => {
    expect(await send('POST', 'intake/summary', encode(body), json)).toEqual({
      status: 400,
      message: nulMessage,
    });
  },
);

test('takes the escape of NUL that is written out', async () => {
  expect((await send('POST', 'intake/summary', encode('{"note":"\\\\u0000"}'), json)).status).toBe(200);
});

/** Returns the bytes of a form with this title, in Latin-1, and a file of these bytes. */
const createForm = (title: string, file = '%PDF-1.4\n%%EOF\n') =>
  toLatin1(
    [
      ...[
        ['documentTitle', title],
        ['documentType', 'Other'],
        ['documentDescription', ''],
      ].map(
        ([name, text]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      ),
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n`,
      `Content-Type: application/pdf\r\n\r\n${file}\r\n--${boundary}--\r\n`,
    ].join(''),
  );

test.each([
  ['Müller', 400, 'The body is not valid UTF-8'],
  ['a\0b', 400, nulMessage],
  // U+FFFD itself, in UTF-8.
  ['\u00ef\u00bf\u00bd', 200, 'The document is saved'],
])('answers a form with the title %j', async (title, status, message) => {
  const reply = await send('POST', 'intake/documents', createForm(title), formType);
  expect(reply.status).toBe(status);
  expect(reply.message).toBe(message);
});

test('takes a file of any bytes', async () => {
  const form = createForm('Scan', '%PDF-1.4\n\0\xff\xfe\n%%EOF\n');
  const reply = await send('POST', 'intake/documents', form, formType);
  expect(reply.status).toBe(200);
});

test.each([
  ['register/diagnose?name=a%00b', 400, nulMessage],
  ['register/diagnose?name=pain&more=%00', 400, nulMessage],
  ['register/diagnose?name=M%FCller', 400, 'The query is not valid UTF-8'],
  ['register/diagnose?name=%EF%BF%BD', 200, ''],
  ['register/diagnose?name=100%', 200, ''],
  // Without input, a query is ignored.
  ['dashboard/products?x=%00%FF', 200, ''],
])('answers a query: %s', async (path, status, message) => {
  expect(await send('GET', path)).toEqual({ status, message });
});

test.each(['/x', '/intake/status', '/dashboard/products'])(
  'answers 404 to a second slash: %s',
  async (path) => {
    expect((await send('GET', path)).status).toBe(404);
  },
);

test('does not repeat a long body in its refusal', async () => {
  const { status, message } = await send('POST', 'intake/summary', encode(`"${'x'.repeat(20_000)}"`), json);
  expect(status).toBe(400);
  expect(message.length).toBeLessThan(400);
});
