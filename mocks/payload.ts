import * as v from 'valibot';
import type { Endpoint } from '#api/endpoint.ts';
import { parseJson } from './parse-json.ts';
import { Problem } from './problem.ts';

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

/**
 * The query and body of a call, held against its schemas, and the patient it names.
 * @param log is told the payload and whether it fits the contract
 * @throws Problem 400 with the first thing that does not fit, 413 when too large
 */
export async function readPayload(
  endpoint: Endpoint,
  request: Request,
  log: (payload: unknown, fits: boolean) => void,
): Promise<{ query: unknown; body: unknown; scope: string | undefined }> {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const sent = await readBody(endpoint, request);
  const query = v.safeParse(endpoint.query ?? v.object({}), search);
  const body = v.safeParse(endpoint.body ?? v.undefined(), sent);
  log(withoutBytes(sent ?? search), query.success && body.success);
  if (!query.success) throw new Problem(400, firstIssue(query.issues));
  if (!body.success) throw new Problem(400, firstIssue(body.issues));
  const named = endpoint.body ? (sent as { userId?: unknown }).userId : search.userId;
  return { query: query.output, body: body.output, scope: typeof named === 'string' ? named : undefined };
}
