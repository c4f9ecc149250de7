import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import * as v from 'valibot';
import {
  type Endpoint,
  type InputOf,
  optionalText,
  type ReplyOf,
  type SubjectScope,
} from '#api/contract/endpoint.ts';
import { errorStatusOf } from '#api/contract/error-status.ts';
import { A_KNOWN_NAME, parseLeniently } from '#api/contract/lenient.ts';
import { isObject } from '#domain/values/is-object.ts';
import { ApiError, markNotDone } from './api-error.ts';
import { clientSettings, REPLY_TYPE, UPLOAD_TIMEOUT_MS } from './client-settings.ts';
import { takeEarlyReply } from './early-reads.ts';
import type { OnUploadProgress } from './send-with-progress.ts';

/** Successful reply: the data and the server's message. */
export interface Answer<Data> {
  data: Data;
  message: string;
}

/** Options of a call besides its input. */
export interface RequestOptions {
  signal?: AbortSignal;
  onUploadProgress?: OnUploadProgress;
}

/** Input of any endpoint. The types of each endpoint are checked where it is called. */
interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  subject?: SubjectScope;
}

/** Envelope of replies. The endpoint's reply checks `data`; an error needs none (decision 63). */
const envelope = v.object({ message: optionalText, data: v.optional(v.unknown()) });

/** Encodes a body as multipart. Undefined fields are left out, and null is sent as ''. */
function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (value instanceof File) form.append(key, value, value.name);
    else form.append(key, String(value ?? ''));
  }
  return form;
}

/** Encodes a path parameter. Refuses '', '.' and '..' as a 404: they lead to another endpoint. */
function pathSegment(endpoint: Endpoint, value = ''): string {
  if (['', '.', '..'].includes(value)) throw new ApiError(endpoint, 'http', 404);
  return encodeURIComponent(value);
}

/** Fills in the path's parameters and adds the patient's id to the query or the body. */
function assembleRequest(endpoint: Endpoint, input: LooseInput) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    pathSegment(endpoint, input.params?.[name]),
  );
  const userId = endpoint.onBehalf ? input.subject?.userId : undefined;
  const scope = userId === undefined ? {} : { userId };
  const isWrite = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const query = { ...input.query, ...(isWrite ? {} : scope) };
  const searchParams = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
  return { path, searchParams, body: endpoint.body && { ...input.body, ...(isWrite ? scope : {}) } };
}

/** Sends one request. @returns status and text of a success @throws any error of ky */
async function sendRequest(endpoint: Endpoint, input: LooseInput, token: string, options: RequestOptions) {
  const { signal, onUploadProgress } = options;
  const { path, searchParams, body } = assembleRequest(endpoint, input);
  let status = 0;
  const text = await ky(path, {
    baseUrl: clientSettings.baseUrl,
    method: endpoint.method,
    searchParams,
    ...(body && (endpoint.multipart ? { body: toFormData(body) } : { json: body })),
    headers: { Accept: REPLY_TYPE, ...(token && { Authorization: `Bearer ${token}` }) },
    timeout: endpoint.multipart ? UPLOAD_TIMEOUT_MS : clientSettings.timeout,
    fetch: async (request, init) => {
      const earlyReply = request instanceof Request ? takeEarlyReply(request) : undefined;
      const response = await (earlyReply ?? clientSettings.fetch(request, init, onUploadProgress));
      status = response.status;
      return response;
    },
    retry: 0,
    signal,
  }).text();
  return { status, text };
}

/** Reports drifts from the contract to the server's developers; loads the code on demand. */
function loadAndReportDrifts(endpoint: Endpoint, status: number, text: string): void {
  void import('./report-drifts.ts').then(
    ({ reportDrifts }) => reportDrifts(endpoint, status, text),
    () => undefined,
  );
}

/** Returns a failure's body as text; ky has parsed it already. */
const textOf = (data: unknown) => (typeof data === 'string' ? data : JSON.stringify(data));

/** Returns the reason in an error body without a `message`; loads the code on demand. */
const loadForeignReason = (body: unknown): Promise<string> =>
  import('#api/contract/foreign-errors.ts').then(
    ({ findForeignReason }) => findForeignReason(body)?.text ?? '',
    () => '',
  );

/** Converts an error body to an ApiError, and reports its drifts. @param text body as it came */
async function readRefusal(
  endpoint: Endpoint,
  [status, refusedStatus]: readonly [answered: number, refused: number],
  body: unknown,
  text: string,
): Promise<ApiError> {
  const read = parseLeniently(envelope, body ?? {});
  const { message, data } = read.data ?? {};
  // A web page, as of a proxy, is no text to show.
  const mayHoldReason = !message?.trim() && isObject(body);
  const foreignReason = mayHoldReason ? await loadForeignReason(body) : '';
  if (!read.isStrictlyValid || foreignReason || status !== refusedStatus)
    loadAndReportDrifts(endpoint, status, text);
  return new ApiError(endpoint, 'http', refusedStatus, foreignReason || (message ?? ''), data);
}

/** Converts a failure to an ApiError; returns an abort unchanged. */
async function toApiError(endpoint: Endpoint, error: unknown): Promise<unknown> {
  if (error instanceof ApiError) return error;
  if (isTimeoutError(error)) return new ApiError(endpoint, 'timeout');
  if (isNetworkError(error)) return new ApiError(endpoint, 'offline');
  // A reply that breaks off while its body is read throws a plain TypeError.
  if (error instanceof TypeError) return new ApiError(endpoint, 'offline');
  if (!isHTTPError(error)) return error;
  const { status } = error.response;
  return readRefusal(endpoint, [status, status], error.data, textOf(error.data));
}

/** Parses JSON: an empty body and null count as {}, invalid JSON as undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim() || '{}') ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Reads a success leniently.
 * @throws ApiError 'http' if the envelope names an error status (decision 89), 'malformed' or
 *   'unknown-names' if the data does not fit the contract
 */
async function readAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  text: string,
): Promise<Answer<ReplyOf<E>>> {
  const json = parseJson(text);
  const refusedStatus = errorStatusOf(json);
  if (refusedStatus) throw await readRefusal(endpoint, [status, refusedStatus], json, text);
  const body = parseLeniently(envelope, json);
  const reply = parseLeniently(endpoint.reply, body.data?.data);
  if (!body.isStrictlyValid || !reply.isStrictlyValid) loadAndReportDrifts(endpoint, status, text);
  if (!reply.fits)
    throw new ApiError(endpoint, reply.expected === A_KNOWN_NAME ? 'unknown-names' : 'malformed');
  if (!body.fits) throw new ApiError(endpoint, 'malformed');
  return { data: reply.data, message: body.data.message ?? '' };
}

/**
 * Sends one call over the network.
 * @param token bearer token, '' for none
 * @throws ApiError with the catalogue's message; DOMException AbortError if its signal aborted it
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token: string,
  options: RequestOptions = {},
): Promise<Answer<ReplyOf<E>>> {
  // Only `onLine === false` is reliable: without a network nothing is sent.
  const isOffline = navigator.onLine === false;
  try {
    const { status, text } = await sendRequest(endpoint, input as LooseInput, token, options);
    return await readAnswer(endpoint, status, text);
  } catch (error) {
    const failure = await toApiError(endpoint, error);
    const isLost = failure instanceof ApiError && failure.kind === 'offline';
    throw isOffline && isLost ? markNotDone(failure) : failure;
  }
}
