import * as v from 'valibot';
import { ApiError, catalogueToast } from '#api/client/api-error.ts';
import { type Endpoint, successText } from '#api/contract/endpoint.ts';
import type { FaultEffect } from '#mocks/store/faults.ts';

/** Returns the mock's message for an error status. */
const mockMessage = (status: number) => `The clinic’s server says ${status}`;
const statusFault = (status: number): FaultEffect => ({
  kind: 'status',
  status,
  message: mockMessage(status),
});

/** Every fault of a call except a 401, which concerns the session and is tested separately. */
export const faultEffects: readonly FaultEffect[] = [
  ...[400, 403, 404, 413, 500, 503].map(statusFault),
  { kind: 'timeout' },
  { kind: 'offline' },
  { kind: 'malformed' },
  { kind: 'wrong-shape' },
];
export const unauthorized = statusFault(401);

/** Message about a write whose answer was lost and that the server was asked for afterwards. */
const lostAnswerMessage = 'The clinic’s answer did not reach us';

export const nameOf = (effect: FaultEffect) =>
  effect.kind === 'status' ? String(effect.status) : String(effect.kind);

/** Expected end of a call: a failure with its message, or a success as without a fault. */
export type Outcome =
  | { kind: 'fails'; effect: string; message: string; toasts: string[] }
  | { kind: 'succeeds'; effect: string; toasts: string[] };

/** Lists the toasts of a success; some endpoints show the mock's message. */
function successToasts(endpoint: Endpoint, serverMessage: string): string[] {
  const catalogueText = successText(endpoint, {});
  // A success without a message of the server shows the app's default text.
  const text = typeof catalogueText === 'symbol' ? serverMessage || 'Done' : catalogueText;
  return text ? [text] : [];
}

/**
 * Returns the outcome that the catalogue requires for a call with a fault: the toast, by the
 * endpoint's definition and decision 38, and the message next to the control.
 */
export function outcomeOf(endpoint: Endpoint, effect: FaultEffect): Outcome {
  const name = nameOf(effect);
  if (effect.kind === 'status') {
    const { status } = effect;
    const text = catalogueToast(endpoint, status);
    // A fault has no data, so a text computed from the data falls back to the message.
    const toast = typeof text === 'symbol' ? mockMessage(status) : text;
    return {
      kind: 'fails',
      effect: name,
      message: toast ?? mockMessage(status),
      toasts: toast ? [toast] : [],
    };
  }
  // A reply without a known shape cannot have a wrong shape.
  if (effect.kind === 'wrong-shape' && v.is(endpoint.reply, 'anything')) {
    return { kind: 'succeeds', effect: name, toasts: successToasts(endpoint, '') };
  }
  const failure = effect.kind === 'offline' || effect.kind === 'timeout' ? effect.kind : 'malformed';
  // If a repeat would create a duplicate, the app checks the server first after a lost answer.
  const message = endpoint.repeatable === false ? lostAnswerMessage : new ApiError(endpoint, failure).message;
  return { kind: 'fails', effect: name, message, toasts: [] };
}

/** Returns the outcome of a call whose token is renewed: the user sees only the call's success. */
export const renewedOutcome = (endpoint: Endpoint, serverMessage = ''): Outcome => ({
  kind: 'succeeds',
  effect: '401 once',
  toasts: successToasts(endpoint, serverMessage),
});
