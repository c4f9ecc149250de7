import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';
import { endpointKey } from './query.ts';
import { signatureOf } from './writes-in-flight.ts';

type Callbacks<E extends Endpoint> = MutateOptions<Answer<ReplyOf<E>>, ApiError, InputOf<E>>;

/** Endpoint whose second call does no harm; the others need `useCreation`. */
type Repeatable = Endpoint & { readonly repeatable?: undefined };

/** Returns a function that drops a submit whose input is in flight on the same screen. */
function useDropRepeated(endpoint: Endpoint) {
  const unanswered = useRef(new Map<string, Promise<never>>());
  return useCallback(
    <T>(input: unknown, send: () => Promise<T>): Promise<T> => {
      const { current } = unanswered;
      const signature = signatureOf(endpoint, input);
      const earlierOutcome = current.get(signature);
      if (earlierOutcome !== undefined) return earlierOutcome;
      // Never settles: only the submit that sent the input runs the screen's reaction to it.
      current.set(signature, new Promise(() => {}));
      const outcome = send();
      outcome.then(
        () => {
          // A second click can precede the render of the outcome: it gets the same outcome.
          current.set(signature, outcome as Promise<never>);
          setTimeout(() => current.delete(signature));
        },
        () => current.delete(signature),
      );
      return outcome;
    },
    [endpoint],
  );
}

/**
 * Returns a write with the state of `useMutation`. Its toasts and stale queries follow from the
 * endpoint, in one place (app/query-client).
 *
 * `useDropRepeated` is the only guard against a double click here: `isPending` is a render late.
 * @param send makes the call; `call` by default
 */
export function useWrite<E extends Repeatable>(
  endpoint: E,
  send: (input: InputOf<E>) => Promise<Answer<ReplyOf<E>>> = (input) => call(endpoint, input),
) {
  const options: UseMutationOptions<Answer<ReplyOf<E>>, ApiError, InputOf<E>> = {
    mutationKey: endpointKey(endpoint),
    mutationFn: send,
    meta: { endpoint },
  };
  const { mutate: _, mutateAsync: sendAlways, ...state } = useMutation(options);
  const dropRepeated = useDropRepeated(endpoint);
  const mutateAsync = useCallback(
    (input: InputOf<E>, callbacks?: Callbacks<E>) => dropRepeated(input, () => sendAlways(input, callbacks)),
    [dropRepeated, sendAlways],
  );
  const mutate = useCallback(
    (input: InputOf<E>, callbacks?: Callbacks<E>) => {
      // The state holds the failure as `error`.
      void mutateAsync(input, callbacks).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...state, mutate, mutateAsync };
}
