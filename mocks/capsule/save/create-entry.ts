import { findOperation } from '#api/endpoints/operations.ts';
import type { Redactor } from '#mocks/redaction/redactor.ts';
import type { HarEntry } from '../capsule.ts';
import type { RecordedCall } from '../step.ts';

const jsonType = 'application/json';

/** Replaces the path of a call: its parameters and its query. */
export function redactCallPath({ text, key: replaceKey }: Redactor, method: string, path: string): string {
  const [address = '', search = ''] = path.split('?');
  const pattern = findOperation(method, address)?.path.split('/') ?? [];
  const segments = address
    .split('/')
    .map((part, index) => (pattern[index] === part ? part : encodeURIComponent(text('id', decode(part)))));
  const query = [...new URLSearchParams(search)].map(([key, value]) => [replaceKey(key), text(key, value)]);
  const queryText = new URLSearchParams(query).toString();
  return segments.join('/') + (queryText && `?${queryText}`);
}

/** Decodes a part of a path; a part that is not encoded as such stays. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Replaces a reply: its message and its data. A text that is no JSON keeps plain words alone. */
export function redactReply(redactor: Redactor, reply: unknown): unknown {
  if (typeof reply === 'string') {
    try {
      return JSON.stringify(redactReply(redactor, JSON.parse(reply)));
    } catch {
      return redactor.message(reply);
    }
  }
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return redactor.value(reply);
  const { message, ...rest } = reply as { message?: unknown };
  const replaced = redactor.value(rest) as object;
  return typeof message === 'string' ? { ...replaced, message: redactor.message(message) } : replaced;
}

const toText = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : (JSON.stringify(value) ?? '');
const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Creates the request of an entry. */
function createRequest(redactor: Redactor, { call }: RecordedCall, base: string): HarEntry['request'] {
  const url = base + redactCallPath(redactor, call.method, call.path);
  const body = call.method === 'GET' ? '' : toText(redactor.value(call.payload));
  return {
    method: call.method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: body ? [{ name: 'Content-Type', value: jsonType }] : [],
    queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
    ...(body && { postData: { mimeType: jsonType, text: body } }),
    headersSize: -1,
    bodySize: byteLength(body),
  };
}

/** Creates an entry of a HAR from a recorded call. @param base absolute URL of the API */
export function createEntry(redactor: Redactor, recorded: RecordedCall, base: string): HarEntry {
  const { call, order, answered, isForeign } = recorded;
  const text = call.status === null ? '' : toText(redactReply(redactor, call.reply));
  const size = byteLength(text);
  // The id begins with the computer’s time.
  const startedAt = Number(call.id.split('-')[0]);
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: call.ms ?? 0,
    request: createRequest(redactor, recorded, base),
    response: {
      status: call.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: text ? [{ name: 'Content-Type', value: jsonType }] : [],
      content: { size, mimeType: text ? jsonType : '', text },
      redirectURL: '',
      headersSize: -1,
      bodySize: size,
    },
    cache: {},
    timings: { send: 0, wait: call.ms ?? 0, receive: 0 },
    _clinic: {
      order,
      ...(answered !== undefined && { answered }),
      endpoint: call.endpoint,
      isForeign,
      isPending: call.ms === null,
      ...(call.seat && { seat: call.seat }),
      ...(call.drifts && { drifts: call.drifts.map(redactor.message) }),
    },
  };
}
