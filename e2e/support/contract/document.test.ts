import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint, ReplyOf } from '#api/contract/endpoint.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import type { login } from '#api/endpoints/accounts/accounts.ts';
import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { tokenExpiry } from '#api/session/token.ts';
import { isObject } from '#domain/values/is-object.ts';
import { contractDocument } from './document.ts';
import { takeSamples } from './samples.ts';
import { validatorOf } from './validator.ts';

type LoginData = ReplyOf<typeof login>;

interface Operation {
  operationId: string;
  parameters?: { name: string; description?: string }[];
  responses: Record<string, { description: string; content?: Record<string, { examples?: Json }> }>;
}

let document: Json;
let operations: Operation[];
beforeAll(async () => {
  // Seeded times are local times, so the examples would differ between time zones.
  vi.stubEnv('TZ', 'UTC');
  document = await contractDocument();
  const paths = Object.values(document.paths as Record<string, Record<string, Operation>>);
  operations = paths.flatMap((path) => Object.values(path));
});

it('public/openapi.json matches the endpoints; if not, run: npm run test:unit -- -u', async () => {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../public/openapi.json');
});

it('Has no pattern or status that generators of clients do not know', () => {
  expect(JSON.stringify(document)).not.toMatch(/\\\\p\{|"\dXX"/);
});

it('Has a login of each role whose token lasts, for a mock of the document', () => {
  const login = operations.find(({ operationId }) => operationId === 'login');
  const { examples = {} } = login?.responses['200']?.content?.['application/json'] ?? {};
  const roles = Object.entries(examples as Record<string, { value: { data: LoginData } }>).map(
    ([role, { value }]) => [role, value.data.user.role.name, tokenExpiry(value.data.tokens.accessToken)],
  );
  const end = Date.parse('2100-01-01T00:00:00Z');
  expect(roles).toEqual([
    ['patient', 'patient', end],
    ['physician', 'physician', end],
  ]);
});

it('Describes every parameter of a path', () => {
  const parameters = operations.flatMap(({ parameters = [] }) => parameters);
  expect(parameters.filter(({ description }) => !description)).toEqual([]);
});

it('Has an example of each refusal, with the server’s message if it is shown', () => {
  const refusals = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status >= '4')
      .map(([status, { content }]) => ({ of: `${operationId} ${status}`, ...content?.['application/json'] })),
  );
  expect(refusals.filter(({ examples }) => !examples)).toEqual([]);
  expect(refusals.find(({ of }) => of === 'login 400')?.examples).toEqual({
    theEmailOrPasswordIsNotCorrect: {
      summary: 'The email or password is not correct',
      value: { status: 400, message: 'The email or password is not correct', data: null },
    },
  });
});

describe('third-party validator', () => {
  const schemaPath = (type: string) => ['content', type, 'schema'];
  it('Accepts each body and reply of a successful call', async () => {
    const validate = validatorOf(document);
    const samples = await takeSamples();
    const faults = endpointNames.flatMap((name) => {
      const { path, method, multipart }: Endpoint = endpoints[name];
      const operationPath = ['paths', `/${path}`, method.toLowerCase()];
      const { body, reply } = samples[name] ?? {};
      const type = multipart ? 'multipart/form-data' : 'application/json';
      const bodyFaults = [
        body === undefined ? null : validate([...operationPath, 'requestBody', ...schemaPath(type)], body),
        validate([...operationPath, 'responses', 200, ...schemaPath('application/json')], reply),
      ];
      return bodyFaults.flatMap((fault) => (fault ? [`${name}: ${fault}`] : []));
    });
    expect(faults).toEqual([]);
  });

  it('Accepts each default value under its own schema', () => {
    const validate = validatorOf(document);
    /** Lists the paths of the schemas that have a default. */
    const pathsWithDefault = (part: unknown, path: string[]): string[][] => {
      if (!isObject(part)) return [];
      const inside = Object.entries(part).flatMap(([key, inner]) => pathsWithDefault(inner, [...path, key]));
      return Object.hasOwn(part, 'default') ? [path, ...inside] : inside;
    };
    const paths = pathsWithDefault((document.components as Json).schemas, ['components', 'schemas']);
    expect(paths.length).toBeGreaterThan(10);
    const defaultAt = (path: string[]) =>
      path.reduce<Json>((part, key) => part[key] as Json, document).default;
    expect(paths.flatMap((path) => validate(path, defaultAt(path)) ?? [])).toEqual([]);
  });

  it('Reports bodies and replies that do not match the document', () => {
    const validate = validatorOf(document);
    const body = (schema: string, value: object) => validate(['components', 'schemas', schema], value);
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
