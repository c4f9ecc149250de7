import type * as v from 'valibot';
import { isObject } from '#domain/values/is-object.ts';
import { describeExpected } from './describe-expected.ts';
import type { Endpoint } from './endpoint.ts';
import { envelopeSchema } from './envelope-schema.ts';
import { errorStatusOf } from './error-status.ts';
import { findForeignReason } from './foreign-errors.ts';
import { findStrictIssues } from './lenient.ts';
import { namesIn } from './wire-names.ts';

/** Difference of a reply from the contract; without values by default, as they are patient data. */
export interface Drift {
  /** Path of the field from the body down, e.g. 'data.patients[].phone'; '' for the body itself. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** Number of places, in one reply or in several. */
  readonly times: number;
  /** Received value, if values are requested. */
  readonly sample?: string;
}

/** Options of the comparison with the contract. */
export interface DriftOptions {
  /** Adds the received values to the drifts, which then hold patient data. */
  readonly withValues?: boolean;
}

/** Maximum length of a shown value, in characters. */
const MAX_SAMPLE_CHARACTERS = 80;

/** Describes a value without its content: shows digits as a pattern and never shows letters. */
export function describeKind(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value !== 'string') return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  if (value === '') return 'an empty text';
  if (/^-?\d+(\.\d+)?$/.test(value)) return 'a number in a text';
  const isPattern = /^[\d\s./:+,TZ-]{1,30}$/.test(value) && /\d/.test(value);
  return isPattern ? `a text like ${value.replaceAll(/\d/g, '9')}` : 'a text';
}

/** Returns an issue's path; all rows of a list share one, and so do all keys of a map. */
const pathOf = ({ path }: v.BaseIssue<unknown>, root: string, names: ReadonlySet<string>): string => {
  const parts = (path ?? []).map(({ type, key }) => {
    if (type === 'array') return '[]';
    return names.has(String(key)) ? `.${String(key)}` : '.…';
  });
  return [root, ...parts].join('').replace(/^\./, '');
};

/** Merges equal drifts and adds up their counts. */
export function mergeDrifts(drifts: readonly Drift[]): Drift[] {
  const merged = new Map<string, Drift>();
  for (const drift of drifts) {
    const key = JSON.stringify([drift.path, drift.expected, drift.found]);
    merged.set(key, { ...drift, times: (merged.get(key)?.times ?? 0) + drift.times });
  }
  return [...merged.values()];
}

/** Lists the drifts of a value from a schema, equal ones once. @param root path of the value */
function listDrifts(
  schema: v.GenericSchema,
  value: unknown,
  root: string,
  { withValues }: DriftOptions = {},
): Drift[] {
  const issues = findStrictIssues(schema, value);
  if (issues.length === 0) return [];
  const names = namesIn(schema);
  const drifts = issues.map((issue) => ({
    path: pathOf(issue, root, names),
    expected: describeExpected(issue),
    found: describeKind(issue.input),
    times: 1,
    ...(withValues && { sample: (JSON.stringify(issue.input) ?? '').slice(0, MAX_SAMPLE_CHARACTERS) }),
  }));
  return mergeDrifts(drifts);
}

/** Lists the drifts of a success's `data` from the contract. */
export const findDataDrifts = (
  { reply }: Pick<Endpoint, 'reply'>,
  data: unknown,
  options?: DriftOptions,
): Drift[] => listDrifts(reply, data, 'data', options);

/** Lists the drift of an error body whose reason stands under another name than `message`. */
function findReasonDrifts(body: unknown): Drift[] {
  const reason = findForeignReason(body);
  return reason
    ? [{ path: 'message', expected: 'the reason of the refusal', found: `it in “${reason.name}”`, times: 1 }]
    : [];
}

/** Lists a reply's drifts from the contract. An error needs no `data`; no body counts as {}. */
export function findDrifts(
  endpoint: Pick<Endpoint, 'reply'>,
  status: number,
  text: string,
  options?: DriftOptions,
): Drift[] {
  let body: unknown;
  try {
    body = JSON.parse(text.trim() || '{}') ?? {};
  } catch {
    return [{ path: '', expected: 'JSON', found: 'a text that is no JSON', times: 1 }];
  }
  const drifts = listDrifts(envelopeSchema, body, '', options);
  if (status >= 400 || !isObject(body)) return [...drifts, ...findReasonDrifts(body)];
  const refusal = errorStatusOf(body);
  if (refusal !== null)
    return [
      ...drifts,
      ...findReasonDrifts(body),
      { path: 'status', expected: `HTTP status ${refusal}`, found: `${status}`, times: 1 },
    ];
  return [...drifts, ...findDataDrifts(endpoint, body.data, options)];
}

/** Formats a drift, e.g. 'data.patients[].phone: expected a text, found a list (60 times)'. */
export function formatDrift({ path, expected, found, times, sample }: Drift): string {
  const sampleText = sample === undefined ? '' : `: ${sample}`;
  const timesText = times > 1 ? ` (${times} times)` : '';
  return `${path || 'the body'}: expected ${expected}, found ${found}${sampleText}${timesText}`;
}
