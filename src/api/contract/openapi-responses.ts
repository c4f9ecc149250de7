import { type GenericSchema, is } from 'valibot';
import { type CatalogueText, type Endpoint, serverData, serverMessage, unreadReply } from './endpoint.ts';
import { envelopeSchema } from './envelope-schema.ts';
import type { EndpointAdditions, Refusal, Sample } from './openapi-parts.ts';
import type { Carrier } from './openapi-types.ts';
import { type Json, wireSchema } from './wire-schema.ts';

const envelopeFields = {
  status: {
    ...wireSchema(envelopeSchema.entries.status),
    description: 'The status of the answer, once more.',
  },
  message: {
    ...wireSchema(envelopeSchema.entries.message),
    description: 'What happened, in words for the reader.',
  },
};

/** Returns the body of a success; `data` is required only if the reply needs it (decision 63). */
export function envelope(reply: GenericSchema): Json {
  if (reply === unreadReply) return { type: 'object', properties: envelopeFields };
  const properties = { ...envelopeFields, data: wireSchema(reply) };
  return { type: 'object', properties, ...(!is(reply, undefined) && { required: ['data'] }) };
}

/** Body of a refusal. */
export const problemSchema: Json = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: { ...envelopeFields, data: { description: 'More about it; it may be missing.' } },
};

/** Describes the text that the user sees. */
function describeToast(text: CatalogueText): string {
  if (text === serverData) return 'The reader is shown what `data` holds, or else `message`.';
  return text === serverMessage ? 'The reader is shown `message`.' : `The reader is told “${text}”.`;
}

function describeSuccess({ success }: Endpoint): string {
  if (!success) return '';
  if (typeof success !== 'object') return describeToast(success);
  return `Where \`${success.by}\` is true: ${describeToast(success.true)} Else: ${describeToast(success.false)}`;
}

/** Messages of the usual refusals, for their examples. */
const refusalMessages: Readonly<Record<number, string>> = {
  400: 'This does not keep the rules of the call',
  401: 'Please sign in',
  403: 'Your role may not do this',
  404: 'There is no such record',
  413: 'This is too large',
  415: 'This media type is not accepted',
  429: 'Too many calls, please wait a minute',
};

/** Meaning of each status that is refused for a usual reason. */
const refusalMeanings: Readonly<Record<number, string>> = {
  400: 'The request breaks a rule; `message` says which.',
  401: 'No valid access token. The app renews its tokens once and repeats the call.',
  403: 'Not for this role, or not one’s own record.',
  404: 'There is no such record.',
  413: 'What was sent is too large.',
  415: 'The body is of another media type.',
  500: 'The server has failed.',
};

/** Lists the refusals that follow from an endpoint's access and input; a server can always fail. */
function usualRefusals({ query, body, access, onBehalf, path }: Endpoint): number[] {
  const isSignedIn = access !== 'public';
  return [
    ...(query || body || onBehalf ? [400] : []),
    ...(isSignedIn ? [401, 403] : []),
    ...(onBehalf || path.includes('{') ? [404] : []),
    ...(body ? [413, 415] : []),
    500,
  ];
}

/** Converts a text to a name: 'My Document not Added' becomes myDocumentNotAdded. */
function nameOf(words: string): string {
  const name = words.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns an example of a refusal, named after the text that the user sees, else its message. */
function problemExamples(text: CatalogueText | undefined, value: Refusal): Json {
  const shownText = text === serverData && typeof value.data === 'string' ? value.data : value.message;
  return { examples: { [nameOf(shownText)]: { summary: shownText, value } } };
}

/** Describes a refusal by its body and an example. */
export const problemContent = (text: CatalogueText | undefined, value: Refusal) => ({
  'application/json': { schema: { $ref: '#/components/schemas/Problem' }, ...problemExamples(text, value) },
});

/** Describes the statuses of a refusal: the meaning, and the text that the user sees. */
function describeRefusals(
  endpoint: Endpoint,
  { refuses = {} }: EndpointAdditions,
  sample?: Sample,
): Record<string, Carrier> {
  const { otherErrors, errors = {} } = endpoint;
  const statuses = [...usualRefusals(endpoint), ...Object.keys({ ...refuses, ...errors }).map(Number)];
  const toastOf = (status: number): CatalogueText | undefined => {
    if (errors[status] !== undefined) return errors[status];
    // The session handles a 401.
    if (otherErrors !== undefined && status !== 401) return otherErrors;
    // Without a catalogue, the app shows the server's message of a failure (decision 38).
    return status === 500 ? serverMessage : undefined;
  };
  const described = [...new Set(statuses)]
    .toSorted((a, b) => a - b)
    .map((status): [string, Carrier] => {
      const text = toastOf(status);
      const sentences = [
        refuses[status] ?? refusalMeanings[status] ?? 'The call is refused.',
        text && describeToast(text),
      ];
      const usual = refuses[status]?.replace(/\.$/, '') ?? refusalMessages[status] ?? 'The call is refused';
      const stated = { status, message: typeof text === 'string' ? text : usual, data: null };
      // What the server says counts where the app shows it.
      const value = (typeof text !== 'string' && sample?.refusals?.[status]) || stated;
      return [
        String(status),
        { description: sentences.filter(Boolean).join(' '), content: problemContent(text, value) },
      ];
    });
  // A public call without input has no refusal of its own; API linters require one of 4xx.
  if (described.some(([status]) => status.startsWith('4'))) return Object.fromEntries(described);
  // Not 4XX, which some generators of clients do not know.
  const value = { status: 429, message: refusalMessages[429] ?? '', data: null };
  const tooMany = { description: 'Too many calls.', content: problemContent(undefined, value) };
  return Object.fromEntries([...described, ['429', tooMany]]);
}

/** Returns the example of a success, or one of each role. */
function successExamples({ reply, replyByRole }: Sample): Json {
  if (!replyByRole) return { example: reply };
  const examples = Object.entries(replyByRole).map(([role, value]) => [role, { value }]);
  return { examples: Object.fromEntries(examples) };
}

/** Describes all responses of an endpoint. */
export function describeResponses(
  endpoint: Endpoint,
  described: EndpointAdditions,
  sample?: Sample,
): Record<string, Carrier> {
  const { reply, alsoSucceeds = {}, method } = endpoint;
  const successText = method === 'GET' ? 'What was asked for.' : 'It is done.';
  const emptyBodyText = reply === unreadReply ? 'The body is not read and may be empty.' : '';
  const sentences = [describeSuccess(endpoint), emptyBodyText].filter(Boolean);
  const success = (meaning: string, status: number): Carrier => ({
    description: [meaning, ...sentences].join(' '),
    content: {
      'application/json': {
        schema: envelope(reply),
        ...(sample && status === 200 && successExamples(sample)),
      },
    },
  });
  const further = Object.entries(alsoSucceeds).map(([status, meaning]) => [
    status,
    success(meaning, Number(status)),
  ]);
  return {
    200: success(successText, 200),
    ...Object.fromEntries(further),
    ...describeRefusals(endpoint, described, sample),
  };
}
