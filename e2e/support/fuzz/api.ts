import { getResponse } from 'msw';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';
import { validatorOf } from '../contract/validator.ts';

const BASE = 'http://api.test/';

/** Call as the client sends it. */
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

const schema = ['content', 'application/json', 'schema'] as const;
const operationAt = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) => [
  'paths',
  `/${path}`,
  method.toLowerCase(),
];

function requestOf({ name, method, params, query, body, authorization }: Sent): Request {
  const { path, multipart }: Endpoint = endpoints[name];
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((params[key] ?? '').toWellFormed()),
  );
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  const isForm = multipart && typeof body === 'object' && body !== null;
  const carried =
    method === 'GET' || body === undefined ? undefined : isForm ? formOf(body) : JSON.stringify(body);
  return new Request(`${BASE}${address}${search}`, {
    method,
    headers: authorization === null ? {} : { Authorization: authorization },
    body: carried,
  });
}

/** Sends calls to a mock like the network and validates calls and answers by the API document. */
export class Api {
  readonly #handlers: ReturnType<typeof createMswHandlers>;
  readonly #judge: ReturnType<typeof validatorOf>;
  readonly #document: Json;

  constructor(server: MockServer, document: Json) {
    this.#handlers = createMswHandlers(server, BASE);
    this.#judge = validatorOf(document);
    this.#document = document;
  }

  #at = (keys: readonly string[]): Json | undefined =>
    keys.reduce<Json | undefined>((inner, key) => inner?.[key] as Json | undefined, this.#document);

  async send(sent: Sent): Promise<Answered> {
    const answer = await getResponse(this.#handlers, requestOf(sent), { baseUrl: BASE });
    const { status, headers } = answer ?? Response.error();
    const text = (await answer?.text()) ?? '';
    return { status, headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** Returns the violation of the document by a body, or null. Only a server can judge forms. */
  faultOfBody(name: EndpointName, body: unknown): string | null {
    const endpoint: Endpoint = endpoints[name];
    return this.#judge([...operationAt(endpoint), 'requestBody', ...schema], body);
  }

  /** Returns the fault of an answer: an undocumented status or a body against the schema. */
  faultOfAnswer(name: EndpointName, { status, body }: Answered): string | null {
    const at = [...operationAt(endpoints[name]), 'responses'];
    if (!(status in (this.#at(at) ?? {}))) return `status_code_conformance: ${status} is not documented`;
    const fault = this.#judge([...at, String(status), ...schema], body);
    return fault && `response_schema_conformance: ${status} ${fault}`;
  }

  /** Returns true if the document mentions rules that no schema can express. */
  hasRules(name: EndpointName): boolean {
    const description = this.#at([...operationAt(endpoints[name]), 'description']);
    return String(description).includes('Rules that the schema cannot say');
  }

  /** Follows a reference to the schema that it names. */
  #resolve(value: unknown): Json {
    const { $ref, ...rest } = (value ?? {}) as { $ref?: string } & Json;
    return $ref ? this.#resolve(this.#at($ref.slice(2).split('/'))) : rest;
  }

  /** Returns the schema at a position in a body. */
  schemaAt(name: EndpointName, keys: readonly (string | number)[]): unknown {
    const start = [...operationAt(endpoints[name]), 'requestBody', ...schema];
    return keys.reduce<Json>(
      (inner, key) => {
        const { properties, items } = inner as { properties?: Json; items?: Json };
        return this.#resolve(properties?.[key] ?? items);
      },
      this.#resolve(this.#at(start)),
    );
  }
}
