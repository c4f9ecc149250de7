import * as v from 'valibot';
import { type Endpoint, serverData } from '#api/contract/endpoint.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { parseJson } from './parse-json.ts';

/** Size limit of a JSON body, in bytes. */
const MAX_JSON_BYTES = 1_000_000;

/** Size limit of a form in bytes: a file and a few short texts. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 1_000_000;

const tooLarge = () => new Problem(413, 'This is too large');

/**
 * Reads a body and stops at the limit; without `Request.body` (Firefox) it is measured afterwards.
 * @param most size limit in bytes. @throws Problem 413
 */
async function readBytes(request: Request, most: number): Promise<Blob> {
  // Safari lacks `for await` over a stream.
  const reader = request.body?.getReader();
  if (!reader) {
    const bytes = await request.blob();
    if (bytes.size > most) throw tooLarge();
    return bytes;
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    pieces.push(next.value);
  }
  return new Blob(pieces);
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  try {
    return Object.fromEntries(await new Response(bytes, { headers }).formData());
  } catch {
    throw new Problem(400, 'The body is not a form');
  }
}

/** Returns a payload for the log, with the name, type and size of a file in place of its bytes. */
function withoutBytes(sent: unknown): unknown {
  if (sent instanceof File) return { name: sent.name, type: sent.type, size: sent.size };
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, withoutBytes(value)]));
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (endpoint.multipart) return readForm(request);
  return parseJson(await (await readBytes(request, MAX_JSON_BYTES)).text());
}

/** Formats the first issue, e.g. 'email: Please enter valid email address.'. */
function formatFirstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue ? v.getDotPath(issue as v.BaseIssue<unknown>) : null;
  return path ? `${path}: ${issue?.message}` : (issue?.message ?? 'This does not fit the contract');
}

/** Names that only other endpoints at this address accept; a body must not mix two kinds. */
const listForeignNames = ({ method, path, body }: Endpoint): ReadonlySet<string> => {
  const sharing = Object.values<Endpoint>(endpoints).filter(
    (other) => other.method === method && other.path === path,
  );
  const names = sharing.flatMap((other) => Object.keys(other.body?.entries ?? {}));
  return new Set(names.filter((name) => !Object.hasOwn(body?.entries ?? {}, name)));
};

/** Sent values of a call and their validation. */
export interface Payload {
  /** Values for the log. */
  loggedValue: unknown;
  /** True if the values fit the contract; false also if they cannot be read. */
  fits: boolean;
  /**
   * Returns the validated query and body, and the id of the patient that they name.
   * @throws Problem 400 with the first issue, 413 when the body is too large
   */
  validate(): { query: unknown; body: unknown; scope: string | undefined };
}

/** Reads the sent values before any decision, so that every call is logged. */
export async function readPayload(endpoint: Endpoint, request: Request): Promise<Payload> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  let sent: unknown;
  try {
    sent = await readBody(endpoint, request);
  } catch (error) {
    const take = () => {
      throw error;
    };
    return { loggedValue: search, fits: false, validate: take };
  }
  const query = v.safeParse(endpoint.query ?? v.object({}), search);
  const body = v.safeParse(endpoint.body ?? v.undefined(), sent);
  const take = () => {
    const issues = query.issues ?? body.issues;
    if (issues) {
      // Endpoints whose `data` the user sees get the reason there, too (physician §8).
      const why = formatFirstIssue(issues);
      throw new Problem(400, why, endpoint.errors?.[400] === serverData ? why : null);
    }
    const foreign = listForeignNames(endpoint);
    const stranger = Object.keys(sent ?? {}).find((name) => foreign.has(name));
    if (stranger) throw new Problem(400, `${stranger}: This is sent in a call of its own`);
    const named = endpoint.body ? (sent as { userId?: unknown }).userId : search.userId;
    return { query: query.output, body: body.output, scope: typeof named === 'string' ? named : undefined };
  };
  return { loggedValue: withoutBytes(sent ?? search), fits: query.success && body.success, validate: take };
}
