import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';
import { endpointKey } from './query.ts';
import { signatureOf } from './under-way.ts';

type Callbacks<E extends Endpoint> = MutateOptions<Answer<ReplyOf<E>>, ApiError, InputOf<E>>;

/** Endpoint whose second call does no harm; `useCreation` is for the others. */
type Repeatable = Endpoint & { readonly repeatable?: undefined };

/** Drops a press that repeats an input in flight on the same screen. */
function useUnanswered(endpoint: Endpoint) {
  const unanswered = useRef(new Map<string, Promise<never>>());
  return useCallback(
    <T>(input: unknown, send: () => Promise<T>): Promise<T> => {
      const { current } = unanswered;
      const signature = signatureOf(endpoint, input);
      const known = current.get(signature);
      if (known !== undefined) return known;
      // Never settles: the press that sent the input does once what the screen does after a write.
      current.set(signature, new Promise(() => {}));
      const outcome = send();
      outcome.then(
        () => {
          // A press can be quicker than the render of the outcome before it: it is given that outcome.
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
 * Write with the state of the library's `useMutation`. Its toasts and the queries that it makes stale follow from the
 * endpoint, in one place (app/query-client).
 *
 * `useUnanswered` is the one guard against a double click on this path: a press that repeats an input in flight is dropped.
 * `isPending` cannot tell, it is a render late.
 * @param send makes the call; `call` when left out
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
  const once = useUnanswered(endpoint);
  const mutateAsync = useCallback(
    (input: InputOf<E>, callbacks?: Callbacks<E>) => once(input, () => sendAlways(input, callbacks)),
    [once, sendAlways],
  );
  const mutate = useCallback(
    (input: InputOf<E>, callbacks?: Callbacks<E>) => {
      // `error` tells why it failed.
      void mutateAsync(input, callbacks).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...state, mutate, mutateAsync };
}
