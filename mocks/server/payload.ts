import * as v from 'valibot';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { Problem } from '#mocks/rules/problem.ts';
import { parseJson } from './parse-json.ts';

/** The largest JSON body that is accepted, in bytes. */
const MOST_JSON_BYTES = 1_000_000;

async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    throw new Problem(400, 'The body is not a form');
  }
}

/** A payload as it is logged: of a file what it is, and not its bytes. */
function withoutBytes(sent: unknown): unknown {
  if (sent instanceof File) return { name: sent.name, type: sent.type, size: sent.size };
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, withoutBytes(value)]));
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (endpoint.multipart) return readForm(request);
  const text = await request.text();
  if (text.length > MOST_JSON_BYTES) throw new Problem(413, 'This is too large');
  return parseJson(text);
}

/** The first thing that does not fit, as 'email: Please enter valid email address.'. */
function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue ? v.getDotPath(issue as v.BaseIssue<unknown>) : null;
  return path ? `${path}: ${issue?.message}` : (issue?.message ?? 'This does not fit the contract');
}

/** What a call has sent, and what its schemas make of it. */
export interface Payload {
  /** As it is logged. */
  shown: unknown;
  /** Whether it fits the contract; false also where it could not be read at all. */
  fits: boolean;
  /**
   * The query and body as the schemas have them, and the patient that is named.
   * @throws Problem 400 with the first thing that does not fit, 413 when too large
   */
  take(): { query: unknown; body: unknown; scope: string | undefined };
}

/** Reads what a call has sent, before anything is decided: it is logged whatever becomes of the call. */
export async function readPayload(endpoint: Endpoint, request: Request): Promise<Payload> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  let sent: unknown;
  try {
    sent = await readBody(endpoint, request);
  } catch (error) {
    const take = () => {
      throw error;
    };
    return { shown: search, fits: false, take };
  }
  const query = v.safeParse(endpoint.query ?? v.object({}), search);
  const body = v.safeParse(endpoint.body ?? v.undefined(), sent);
  const take = () => {
    if (!query.success) throw new Problem(400, firstIssue(query.issues));
    if (!body.success) throw new Problem(400, firstIssue(body.issues));
    const named = endpoint.body ? (sent as { userId?: unknown }).userId : search.userId;
    return { query: query.output, body: body.output, scope: typeof named === 'string' ? named : undefined };
  };
  return { shown: withoutBytes(sent ?? search), fits: query.success && body.success, take };
}
