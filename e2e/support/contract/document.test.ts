import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { contractDocument } from './document.ts';
import { takeSamples } from './samples.ts';
import { validatorOf } from './validator.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; description?: string }[];
  responses: Record<string, { description: string; content?: Record<string, { examples?: Json }> }>;
}

let document: Json;
let operations: Operation[];
beforeAll(async () => {
  // Who is seeded sleeps at night by the reader's clock: the examples' times would be another in each time zone.
  vi.stubEnv('TZ', 'UTC');
  document = await contractDocument();
  const paths = Object.values(document.paths as Record<string, Record<string, Operation>>);
  operations = paths.flatMap((path) => Object.values(path));
});

it('public/openapi.json is what the endpoints say; if not, run: npm run test:unit -- -u', async () => {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../public/openapi.json');
});

it('says what everything in an address is', () => {
  const all = operations.flatMap(({ parameters = [] }) => parameters);
  expect(all.filter(({ description }) => !description)).toEqual([]);
});

it('has an example of each refusal that the reader is shown, in the server’s words where those are', () => {
  const all = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status, { description }]) => status >= '4' && /The reader is /.test(description))
      .map(([status, { content }]) => ({ of: `${operationId} ${status}`, ...content?.['application/json'] })),
  );
  expect(all.filter(({ examples }) => !examples)).toEqual([]);
  expect(all.find(({ of }) => of === 'login 400')?.examples).toEqual({
    theEmailOrPasswordIsNotCorrect: {
      summary: 'The email or password is not correct',
      value: { status: 400, message: 'The email or password is not correct', data: null },
    },
  });
});

describe('somebody else’s validator', () => {
  const as = (type: string) => ['content', type, 'schema'];
  it('finds each body and reply of a good call in the document', async () => {
    const judge = validatorOf(document);
    const samples = await takeSamples();
    const faults = endpointNames.flatMap((name) => {
      const { path, method, multipart }: Endpoint = endpoints[name];
      const at = ['paths', `/${path}`, method.toLowerCase()];
      const { body, reply } = samples[name] ?? {};
      const type = multipart ? 'multipart/form-data' : 'application/json';
      const found = [
        body === undefined ? null : judge([...at, 'requestBody', ...as(type)], body),
        judge([...at, 'responses', 200, ...as('application/json')], reply),
      ];
      return found.flatMap((fault) => (fault ? [`${name}: ${fault}`] : []));
    });
    expect(faults).toEqual([]);
  });

  it('finds what is not as it should be', () => {
    const judge = validatorOf(document);
    const body = (schema: string, value: object) => judge(['components', 'schemas', schema], value);
    expect(body('LoginBody', { email: 'nobody', password: 'x', fingerprint: '', platform: 'web' })).toMatch(
      /email/,
    );
    expect(body('SaveSummaryBody', { note: 'x'.repeat(10_001) })).toMatch(
      /note must NOT have more than 10000/,
    );
    expect(body('VerifyPhoneBody', { code: '12345', phone: '5035550100' })).toMatch(
      /code must match pattern/,
    );
  });
});
