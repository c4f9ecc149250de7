import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint, serverMessage } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';
import { idSchema } from './reply-fields.ts';

const shared = { path: 'things/{id}', access: ['physician'], onBehalf: true } as const;
const readThing = endpoint({
  ...shared,
  method: 'GET',
  summary: 'Read a thing',
  query: v.object({ page: v.optional(v.string()) }),
  reply: v.object({ id: idSchema }),
});
const saveThing = endpoint({
  ...shared,
  method: 'POST',
  summary: 'Save a thing',
  multipart: true,
  assumed: true,
  body: v.object({ title: v.pipe(v.string(), v.trim(), v.nonEmpty()), file: v.optional(v.file()) }),
  reply: v.unknown(),
  success: 'Thing Added',
  errors: { 400: 'Thing Not Added', 418: serverMessage },
});
const openThing = endpoint({
  method: 'GET',
  path: 'things',
  summary: 'See the things',
  access: 'public',
  reply: v.array(v.string()),
});
const { paths, components } = openApiDocument({ readThing, saveThing, openThing }) as {
  // biome-ignore lint/suspicious/noExplicitAny: a JSON document of any depth
  paths: Record<string, Record<string, any>>;
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
};
const { get, post } = paths['/things/{id}'] ?? {};

describe('the document of an endpoint', () => {
  it('has its parameters, and the patient’s id in the query of a read', () => {
    expect(get.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
      { name: 'page', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'userId', in: 'query', required: false },
    ]);
  });

  it('has a multipart body, with the patient’s id in the body of a write', () => {
    const { schema } = post.requestBody.content['multipart/form-data'];
    expect(schema).toEqual({ $ref: '#/components/schemas/SaveThingBody' });
    expect(components.schemas.SaveThingBody).toMatchObject({
      properties: {
        title: { type: 'string', minLength: 1 },
        file: { type: 'string', format: 'binary' },
        userId: { type: 'string' },
      },
      required: ['title'],
    });
    expect(post.parameters).toHaveLength(1);
  });

  it('wraps the reply in the envelope, as it travels', () => {
    const { schema } = get.responses[200].content['application/json'];
    expect(schema.properties.data).toEqual({ $ref: '#/components/schemas/Thing' });
    expect(components.schemas.Thing?.properties.id).toEqual({
      ...{ type: ['string', 'integer'], minimum: 0 },
      ...{ minLength: 1, maxLength: 255, pattern: '\\S' },
    });
    expect(Object.keys(schema.properties)).toEqual(['status', 'message', 'data']);
  });
});

describe('the document of an answer', () => {
  it('has the catalogue’s texts, and the server’s own for 500', () => {
    const responses = Object.entries<{ description: string }>(post.responses);
    const said = responses.map(([status, { description }]) => `${status} ${description}`);
    expect(said).toMatchInlineSnapshot(`
      [
        "200 It is done. The reader is told “Thing Added”.",
        "400 The request breaks a rule; \`message\` says which. The reader is told “Thing Not Added”.",
        "401 No valid access token. The app renews its tokens once and repeats the call.",
        "403 Not for this role, or not one’s own record.",
        "404 There is no such record.",
        "413 What was sent is too large.",
        "415 The body is of another media type.",
        "418 The call is refused. The reader is shown \`message\`.",
        "500 The server has failed. The reader is shown \`message\`.",
      ]
    `);
  });

  it('marks assumed paths, roles and public calls', () => {
    expect(post).toMatchObject({ 'x-assumed': true, tags: ['things'], operationId: 'saveThing' });
    expect(get).toMatchObject({ security: [{ bearer: [] }], 'x-roles': ['physician'] });
    expect(get).not.toHaveProperty('x-assumed');
    expect(paths['/things']?.get.security).toEqual([]);
  });
});

it('documents one operation for calls that share an address, with a body of either shape', () => {
  const save = (name: string) =>
    endpoint({
      method: 'POST',
      path: 'mine',
      summary: `Save ${name}`,
      access: ['patient'],
      body: v.object({ [name]: v.string() }),
      reply: v.unknown(),
      success: 'Saved',
      errors: { 400: `No ${name}` },
    });
  const document = openApiDocument({
    saveHat: save('hat'),
    saveCoat: save('coat'),
    saveShoe: save('shoe'),
  });
  expect(document.paths).toMatchObject({
    '/mine': {
      post: {
        operationId: 'saveHat-saveCoat-saveShoe',
        summary: 'Save hat / Save coat / Save shoe',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                oneOf: [
                  { $ref: '#/components/schemas/SaveHatBody' },
                  { $ref: '#/components/schemas/SaveCoatBody' },
                  { $ref: '#/components/schemas/SaveShoeBody' },
                ],
              },
            },
          },
        },
        responses: {
          200: {
            description: 'It is done. The reader is told “Saved”.',
          },
          400: {
            description:
              'The request breaks a rule; `message` says which. The reader is told “No hat”. The reader is told “No coat”. The reader is told “No shoe”.',
          },
        },
      },
    },
  });
});

it('documents one operation for the roles that share an address, with a reply of either shape', () => {
  const read = (role: 'patient' | 'physician', name: string) =>
    endpoint({
      method: 'GET',
      path: 'mine',
      summary: `Read as ${role}`,
      access: [role],
      query: v.object({ [name]: v.string() }),
      reply: v.object({ [name]: v.string() }),
    });
  const { paths } = openApiDocument({
    readHat: read('patient', 'hat'),
    readCoat: read('physician', 'coat'),
  });
  const [hat, coat] = ['Hat', 'Coat'].map((name) => ({
    properties: { data: { $ref: `#/components/schemas/${name}` } },
  }));
  expect(paths).toMatchObject({
    '/mine': {
      get: {
        operationId: 'readHat-readCoat',
        'x-roles': ['patient', 'physician'],
        parameters: [{ name: 'hat' }, { name: 'coat' }],
        responses: { 200: { content: { 'application/json': { schema: { oneOf: [hat, coat] } } } } },
      },
    },
  });
});
