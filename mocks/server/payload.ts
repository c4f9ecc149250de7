import * as v from 'valibot';
import { type Endpoint, serverData } from '#api/contract/endpoint.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { hasInvalidBytes, readBody } from './read-body.ts';

/** Returns a payload for the log, with the name, type and size of a file in place of its bytes. */
function describeFiles(sentBody: unknown): unknown {
  if (sentBody instanceof File) return { name: sentBody.name, type: sentBody.type, size: sentBody.size };
  if (typeof sentBody !== 'object' || sentBody === null || Array.isArray(sentBody)) return sentBody;
  return Object.fromEntries(Object.entries(sentBody).map(([key, value]) => [key, describeFiles(value)]));
}

/** Returns true if any text or name in a body contains NUL. A file's own rules judge its name. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || value instanceof File) return false;
  return Object.entries(value).flat().some(hasNul);
}

/** Returns the reason to refuse characters that a database cannot store as text; null for none. */
function findCharacterFault(search: Readonly<Record<string, string>>, address: string, body: unknown) {
  if (hasNul(search) || hasNul(body)) return 'A text contains the character NUL';
  const isInvalid = hasInvalidBytes(Object.entries(search).flat(), address.toUpperCase(), '%EF%BF%BD');
  return isInvalid ? 'The query is not valid UTF-8' : null;
}

/** Maximum length of a reason, in characters: an issue quotes the whole text that came. */
const MAX_REASON_CHARACTERS = 300;

/** Formats the first issue, e.g. 'email: Please enter valid email address.', not at any length. */
function formatFirstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const reason = describeIssue(issues[0]);
  return reason.length > MAX_REASON_CHARACTERS ? `${reason.slice(0, MAX_REASON_CHARACTERS)}…` : reason;
}

/** Describes an issue by its place and its message. */
function describeIssue(issue: v.BaseIssue<unknown> | undefined): string {
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
   * @throws Problem 400 with the first issue, 413 for a body that is too large, 415 for its type
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
  const takesInput = endpoint.query || endpoint.body || endpoint.onBehalf;
  // The API document has no 400 for a call without input, whose query is ignored.
  const characterFault = takesInput ? findCharacterFault(search, request.url, sentBody) : null;
  const validate = () => {
    const issues = query.issues ?? body.issues;
    const reason = characterFault ?? (issues && formatFirstIssue(issues));
    if (reason) {
      // Endpoints whose `data` the user sees get the reason there, too (physician §8).
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
    fits: query.success && body.success && characterFault === null,
    validate: validate,
  };
}
