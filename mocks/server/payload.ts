import * as v from 'valibot';
import { type Endpoint, serverData } from '#api/contract/endpoint.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { parseJson } from './parse-json.ts';

/** Size limit of a JSON body, in bytes. */
const maxJsonBytes = 1_000_000;

/** Size limit of a form in bytes: a file and a few short texts. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 1_000_000;

const createTooLargeProblem = () => new Problem(413, 'This is too large');

/**
 * Reads a body and stops at the limit; without `Request.body` (Firefox) it is measured afterwards.
 * @param maxBytes size limit
 * @throws Problem 413
 */
async function readBytes(request: Request, maxBytes: number): Promise<Blob> {
  // Safari lacks `for await` over a stream.
  const reader = request.body?.getReader();
  if (!reader) {
    const bytes = await request.blob();
    if (bytes.size > maxBytes) throw createTooLargeProblem();
    return bytes;
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw createTooLargeProblem();
    }
    pieces.push(chunk.value);
  }
  return new Blob(pieces);
}

/** Reads a multipart form. @throws Problem 400 for another body, 413 above the limit */
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
function describeFiles(sentBody: unknown): unknown {
  if (sentBody instanceof File) return { name: sentBody.name, type: sentBody.type, size: sentBody.size };
  if (typeof sentBody !== 'object' || sentBody === null || Array.isArray(sentBody)) return sentBody;
  return Object.fromEntries(Object.entries(sentBody).map(([key, value]) => [key, describeFiles(value)]));
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (endpoint.multipart) return readForm(request);
  return parseJson(await (await readBytes(request, maxJsonBytes)).text());
}

/** Formats the first issue, e.g. 'email: Please enter valid email address.'. */
function formatFirstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue ? v.getDotPath(issue as v.BaseIssue<unknown>) : null;
  return path ? `${path}: ${issue?.message}` : (issue?.message ?? 'This does not fit the contract');
}

/** Names that only other endpoints at this address accept; a body must not mix two kinds. */
const listForeignNames = ({ method, path, body }: Endpoint): ReadonlySet<string> => {
  const endpointsAtAddress = Object.values<Endpoint>(endpoints).filter(
    (other) => other.method === method && other.path === path,
  );
  const names = endpointsAtAddress.flatMap((other) => Object.keys(other.body?.entries ?? {}));
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
  let sentBody: unknown;
  try {
    sentBody = await readBody(endpoint, request);
  } catch (error) {
    const validate = () => {
      throw error;
    };
    return { loggedValue: search, fits: false, validate: validate };
  }
  const query = v.safeParse(endpoint.query ?? v.object({}), search);
  const body = v.safeParse(endpoint.body ?? v.undefined(), sentBody);
  const validate = () => {
    const issues = query.issues ?? body.issues;
    if (issues) {
      // Endpoints whose `data` the user sees get the reason there, too (physician §8).
      const reason = formatFirstIssue(issues);
      throw new Problem(400, reason, endpoint.errors?.[400] === serverData ? reason : null);
    }
    const foreignNames = listForeignNames(endpoint);
    const foreignName = Object.keys(sentBody ?? {}).find((name) => foreignNames.has(name));
    if (foreignName) throw new Problem(400, `${foreignName}: This is sent in a call of its own`);
    const patientId = endpoint.body ? (sentBody as { userId?: unknown }).userId : search.userId;
    return {
      query: query.output,
      body: body.output,
      scope: typeof patientId === 'string' ? patientId : undefined,
    };
  };
  return {
    loggedValue: describeFiles(sentBody ?? search),
    fits: query.success && body.success,
    validate: validate,
  };
}
