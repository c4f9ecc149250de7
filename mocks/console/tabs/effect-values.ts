import * as v from 'valibot';
import { faultEffectSchema } from '#mocks/store/fault-schema.ts';
import { canHaveBody, type FaultEffect } from '#mocks/store/faults.ts';

/** Values of the fields of an effect, as texts. */
export interface EffectValues {
  kind: FaultEffect['kind'];
  /** Status of an error. */
  status: string;
  message: string;
  ms: string;
  /** Status of an answer. */
  answerStatus: string;
  /** Body of an answer as JSON; '' for none, null for the example. */
  body: string | null;
}

/** Refusal of a value, with the name of its entry in the effect. */
export interface EffectRefusal {
  field: string;
  message: string;
}

/** Message at the field of a body that is not JSON. */
export const notJsonMessage =
  'This is not JSON. Names and texts are in double quotes, as in { "data": "text" }, and no comma is last.';

/** Parses digits; any other text is kept, so that the schema's message can quote it. */
const toNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text);

/** Returns the API's envelope without data, as the text of an answer's body. */
export function createExampleBody(status: string): string {
  return JSON.stringify({ status: toNumber(status), message: '', data: null }, null, 2);
}

/** Returns the text of an answer's body. */
export const getBodyText = ({ body, answerStatus }: EffectValues): string =>
  body ?? createExampleBody(answerStatus);

/** Returns true if an answer with this status can have a body. */
export const needsBody = (answerStatus: string): boolean => canHaveBody(Number(answerStatus));

/** Builds the effect of an answer. @throws SyntaxError for a body that is not JSON */
function buildAnswer(values: EffectValues) {
  const text = needsBody(values.answerStatus) ? getBodyText(values).trim() : '';
  return {
    kind: 'answer',
    status: toNumber(values.answerStatus),
    ...(text && { body: JSON.parse(text) as unknown }),
  };
}

/** Builds an unchecked effect. @throws SyntaxError for a body that is not JSON */
function buildEffect(values: EffectValues) {
  const { kind, status, message, ms } = values;
  if (kind === 'status') return { kind, status: Number(status), ...(message && { message }) };
  if (kind === 'delay') return { kind, ms: toNumber(ms) };
  return kind === 'answer' ? buildAnswer(values) : { kind };
}

/** Parses the typed values. @returns the effect, or the field that is refused and why */
export function parseEffect(values: EffectValues): FaultEffect | EffectRefusal {
  let effect: unknown;
  try {
    effect = buildEffect(values);
  } catch {
    return { field: 'body', message: notJsonMessage };
  }
  const result = v.safeParse(faultEffectSchema, effect, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  return { field: v.getDotPath(issue) ?? '', message: issue.message };
}
