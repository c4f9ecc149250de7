import * as v from 'valibot';
import { ApiError, catalogued } from '#api/client/api-error.ts';
import { type Endpoint, successText } from '#api/contract/endpoint.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';

/** What the mock says beside an error status. */
const said = (status: number) => `The clinic’s server says ${status}`;
const refused = (status: number): FaultEffect => ({ kind: 'status', status, message: said(status) });

/** Everything that can go wrong with a call; a 401 is told apart below, for it concerns the session. */
export const effects: readonly FaultEffect[] = [
  ...[400, 403, 404, 413, 500, 503].map(refused),
  { kind: 'timeout' },
  { kind: 'offline' },
  { kind: 'malformed' },
  { kind: 'wrong-shape' },
];
export const unauthorized = refused(401);

/** What is said of something that was looked for after its answer was lost. */
const ANSWER_LOST = 'The clinic’s answer did not reach us';

export const nameOf = (effect: FaultEffect) =>
  effect.kind === 'status' ? String(effect.status) : String(effect.kind);

/** How a call must end: told to the reader or not, or as if nothing had happened. */
export type Outcome =
  | { kind: 'fails'; effect: string; words: string; toasts: string[] }
  | { kind: 'succeeds'; effect: string; toasts: string[] };

/** What a success has a toast say; the mock has words of its own for some calls. */
function successToasts(endpoint: Endpoint, words: string): string[] {
  const said = successText(endpoint, {});
  // A success without words is said in ours.
  const text = typeof said === 'symbol' ? words || 'Done' : said;
  return text ? [text] : [];
}

/**
 * What the catalogue wants of a call with a fault: its toast, by the endpoint's definition and decision 38, and the
 * words beside what caused it.
 */
export function outcomeOf(endpoint: Endpoint, effect: FaultEffect): Outcome {
  const name = nameOf(effect);
  if (effect.kind === 'status') {
    const { status } = effect;
    const text = catalogued(endpoint, status);
    // A fault has no data, so its message stands for them.
    const toast = typeof text === 'symbol' ? said(status) : text;
    return { kind: 'fails', effect: name, words: toast ?? said(status), toasts: toast ? [toast] : [] };
  }
  // Where nothing is known of a reply's shape, no shape is wrong.
  if (effect.kind === 'wrong-shape' && v.is(endpoint.reply, 'anything')) {
    return { kind: 'succeeds', effect: name, toasts: successToasts(endpoint, '') };
  }
  const failure = effect.kind === 'offline' || effect.kind === 'timeout' ? effect.kind : 'malformed';
  // What would be made twice is looked for first.
  const words = endpoint.repeatable === false ? ANSWER_LOST : new ApiError(endpoint, failure).message;
  return { kind: 'fails', effect: name, words, toasts: [] };
}

/** A token refused once is renewed, and the reader sees nothing but the call's success. */
export const renewedOutcome = (endpoint: Endpoint, words = ''): Outcome => ({
  kind: 'succeeds',
  effect: '401 once',
  toasts: successToasts(endpoint, words),
});
