import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#api/contract/wire-schema.ts';
import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { contractDocument } from './document.ts';
import { takeSamples } from './samples.ts';
import { validatorOf } from './validator.ts';

let document: Json;
beforeAll(async () => {
  document = await contractDocument();
});

it('public/openapi.json is what the endpoints say; if not, run: npm run test:unit -- -u', async () => {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../public/openapi.json');
});

describe('somebody else’s validator', () => {
  const json = ['content', 'application/json', 'schema'];
  it('finds each body and reply of a good call in the document', async () => {
    const judge = validatorOf(document);
    const samples = await takeSamples();
    const faults = endpointNames.flatMap((name) => {
      const { path, method } = endpoints[name];
      const at = ['paths', `/${path}`, method.toLowerCase()];
      const { body, reply } = samples[name] ?? {};
      const isJson = body !== undefined && !(body instanceof FormData);
      const found = [
        isJson ? judge([...at, 'requestBody', ...json], body) : null,
        judge([...at, 'responses', 200, ...json], reply),
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
