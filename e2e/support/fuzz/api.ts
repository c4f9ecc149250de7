import { getResponse } from 'msw';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { Json } from '#api/contract/wire-schema.ts';
import { type EndpointName, endpoints } from '#api/endpoints/endpoints.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';
import { validatorOf } from '../contract/validator.ts';

const apiBase = 'http://api.test/';

/** Call as the client sends it. */
export interface SentCall {
  readonly name: EndpointName;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly authorization: string | null;
}

/** Reply of the mock, its body parsed. */
export interface ApiAnswer {
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

/** Returns true if a text or a name in a JSON value contains NUL. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flat().some(hasNul)
    : typeof value === 'string' && value.includes('\0');

const jsonSchemaKeys = ['content', 'application/json', 'schema'] as const;
const operationAt = ({ path, method }: Pick<Endpoint, 'path' | 'method'>) => [
  'paths',
  `/${path}`,
  method.toLowerCase(),
];

/** Builds the request of a call, whatever its parameters are. */
function requestOf({ name, method, params, query, body, authorization }: SentCall): Request {
  const { path, multipart }: Endpoint = endpoints[name];
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent((params[key] ?? '').toWellFormed()),
  );
  const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
  const isForm = multipart && typeof body === 'object' && body !== null;
  const requestBody =
    method === 'GET' || body === undefined ? undefined : isForm ? formOf(body) : JSON.stringify(body);
  return new Request(`${apiBase}${address}${search}`, {
    method,
    headers: {
      ...(authorization !== null && { Authorization: authorization }),
      ...(requestBody !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    body: requestBody,
  });
}

/** Sends calls to a mock like the network and validates calls and answers by the API document. */
export class Api {
  readonly #handlers: ReturnType<typeof createMswHandlers>;
  readonly #validate: ReturnType<typeof validatorOf>;
  readonly #document: Json;

  constructor(server: MockServer, document: Json) {
    this.#handlers = createMswHandlers(server, apiBase);
    this.#validate = validatorOf(document);
    this.#document = document;
  }

  #documentAt = (keys: readonly string[]): Json | undefined =>
    keys.reduce<Json | undefined>((inner, key) => inner?.[key] as Json | undefined, this.#document);

  async send(sent: SentCall): Promise<ApiAnswer> {
    const answer = await getResponse(this.#handlers, requestOf(sent), { baseUrl: apiBase });
    const { status, headers } = answer ?? Response.error();
    const text = (await answer?.text()) ?? '';
    return { status, headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** Returns the violation of the document by a body, or null. Only a server can judge forms. */
  faultOfBody(name: EndpointName, body: unknown): string | null {
    // The description of the document forbids NUL: no schema can forbid it in every text.
    if (hasNul(body)) return 'a text has the character NUL';
    const endpoint: Endpoint = endpoints[name];
    return this.#validate([...operationAt(endpoint), 'requestBody', ...jsonSchemaKeys], body);
  }

  /** Returns the fault of an answer: an undocumented status or a body against the schema. */
  faultOfAnswer(name: EndpointName, { status, body }: ApiAnswer): string | null {
    const responsesPath = [...operationAt(endpoints[name]), 'responses'];
    if (!(status in (this.#documentAt(responsesPath) ?? {})))
      return `status_code_conformance: ${status} is not documented`;
    const fault = this.#validate([...responsesPath, String(status), ...jsonSchemaKeys], body);
    return fault && `response_schema_conformance: ${status} ${fault}`;
  }

  /** Returns true if the document mentions rules that no schema can express. */
  hasRules(name: EndpointName): boolean {
    const description = this.#documentAt([...operationAt(endpoints[name]), 'description']);
    return String(description).includes('Rules that the schema cannot say');
  }

  /** Follows a reference to the schema that it names. */
  #resolve(value: unknown): Json {
    const { $ref, ...rest } = (value ?? {}) as { $ref?: string } & Json;
    return $ref ? this.#resolve(this.#documentAt($ref.slice(2).split('/'))) : rest;
  }

  /** Returns the schema at a position in a body. */
  schemaAt(name: EndpointName, keys: readonly (string | number)[]): unknown {
    const start = [...operationAt(endpoints[name]), 'requestBody', ...jsonSchemaKeys];
    return keys.reduce<Json>(
      (inner, key) => {
        const { properties, items } = inner as { properties?: Json; items?: Json };
        return this.#resolve(properties?.[key] ?? items);
      },
      this.#resolve(this.#documentAt(start)),
    );
  }
}
