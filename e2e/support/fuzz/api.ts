import { getResponse } from 'msw';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { mswHandlers } from '#mocks/transports/msw-handlers.ts';
import { validatorOf } from '../contract/validator.ts';

const BASE = 'http://api.test/';

/** One call as it goes out. */
export interface Sent {
  readonly name: EndpointName;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | null;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const formOf = (body: object) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(body))
    form.append(key, value instanceof File ? value : asText(value));
  return form;
};

/** Makes calls of a mock as the network does, and judges them and their answers by the API document. */
export function apiOf(server: MockServer, document: Json) {
  const handlers = mswHandlers(server, BASE);
  const judge = validatorOf(document);
  const schema = ['content', 'application/json', 'schema'] as const;
  const operationAt = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) => [
    'paths',
    `/${path}`,
    method.toLowerCase(),
  ];

  async function send({ name, method, params, query, body, authorization }: Sent): Promise<Answered> {
    const { path, multipart }: Endpoint = endpoints[name];
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent((params[key] ?? '').toWellFormed()),
    );
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const isForm = multipart && typeof body === 'object' && body !== null;
    const carried =
      method === 'GET' || body === undefined ? undefined : isForm ? formOf(body) : JSON.stringify(body);
    const request = new Request(`${BASE}${address}${search}`, {
      method,
      headers: authorization === null ? {} : { Authorization: authorization },
      body: carried,
    });
    const response = (await getResponse(handlers, request, { baseUrl: BASE })) ?? Response.error();
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  return {
    send,
    /** What the document says is wrong with a body, or null. Of a form nothing but its own server can say. */
    faultOfBody(name: EndpointName, body: unknown): string | null {
      const endpoint: Endpoint = endpoints[name];
      return judge([...operationAt(endpoint), 'requestBody', ...schema], body);
    },
    /** What is wrong with an answer: its status is not in the document, or its body is not as the document has it. */
    faultOfAnswer(name: EndpointName, { status, body }: Answered): string | null {
      const at = [...operationAt(endpoints[name]), 'responses'];
      const known = at.reduce<Json>((inner, key) => inner[key] as Json, document);
      if (!(status in known)) return `status_code_conformance: ${status} is not documented`;
      const fault = judge([...at, status, ...schema], body);
      return fault && `response_schema_conformance: ${status} ${fault}`;
    },
    /** Whether the document says that there are rules which no schema can say. */
    hasRules(name: EndpointName): boolean {
      const { description } = operationAt(endpoints[name]).reduce<Json>(
        (inner, key) => inner[key] as Json,
        document,
      );
      return String(description).includes('Rules that the schema cannot say');
    },
    /** The schema of a place in a body. */
    schemaAt(name: EndpointName, keys: readonly (string | number)[]): unknown {
      const start = [...operationAt(endpoints[name]), 'requestBody', ...schema];
      const resolve = (value: unknown): Json => {
        const { $ref } = (value ?? {}) as { $ref?: string };
        if (!$ref) return (value ?? {}) as Json;
        return resolve(
          $ref
            .slice(2)
            .split('/')
            .reduce<Json>((inner, key) => inner[key] as Json, document),
        );
      };
      const from = resolve(
        start.reduce<Json | undefined>((inner, key) => inner?.[key] as Json | undefined, document),
      );
      return keys.reduce<Json>((inner, key) => {
        const { properties, items } = inner as { properties?: Json; items?: Json };
        return resolve(properties?.[key] ?? items);
      }, from);
    },
  };
}

export type Api = ReturnType<typeof apiOf>;
