import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from './client/api-error.ts';
import { call } from './client/call.ts';
import type { Answer } from './client/client.ts';
import type { Endpoint, InputOf, ReplyOf } from './contract/endpoint.ts';
import { endpointKey } from './query.ts';
import { signatureOf } from './under-way.ts';

type Callbacks<E extends Endpoint, Input> = MutateOptions<Answer<ReplyOf<E>>, ApiError, Input>;

/** Of the others, whose outcome has to be known before they are sent again, `useCreation` takes care. */
type Repeatable = Endpoint & { readonly repeatable?: undefined };

/** What a screen has sent and not heard of, so that a second press of the same button does nothing at all. */
function useUnanswered(endpoint: Endpoint) {
  const unanswered = useRef(new Map<string, Promise<never>>());
  return useCallback(
    <T>(input: unknown, send: () => Promise<T>): Promise<T> => {
      const { current } = unanswered;
      const signature = signatureOf(endpoint, input);
      const known = current.get(signature);
      if (known !== undefined) return known;
      // Never settles: what the screen does after a write is done once, by the press that sent it.
      current.set(signature, new Promise(() => {}));
      const outcome = send();
      outcome.then(
        () => {
          // A press may be quicker than the page that shows what the one before it has done: it is given the same.
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
 * A write, as the library's `useMutation` has it, but that a press which repeats what is under way is dropped: one
 * press, one call, one outcome. `isPending` could not tell, it is a render late. Its toasts and what it makes stale
 * follow from the endpoint, in one place (app/query-client).
 * @param send how the call is made, where that is not all there is to it
 */
export function useWrite<E extends Repeatable>(
  endpoint: E,
  send: (input: InputOf<E>) => Promise<Answer<ReplyOf<E>>> = (input) => call(endpoint, input),
) {
  return useWriteBy(endpoint, send);
}

/** The same for a write of any kind, given what else its maker must know. `useCreation` is the way in for the rest. */
export function useWriteBy<E extends Endpoint, Input>(
  endpoint: E,
  send: (input: Input) => Promise<Answer<ReplyOf<E>>>,
) {
  const options: UseMutationOptions<Answer<ReplyOf<E>>, ApiError, Input> = {
    mutationKey: endpointKey(endpoint),
    mutationFn: (input) => send(input),
    meta: { endpoint },
  };
  const { mutate: _, mutateAsync: sendAlways, ...state } = useMutation(options);
  const once = useUnanswered(endpoint);
  const mutateAsync = useCallback(
    (input: Input, callbacks?: Callbacks<E, Input>) => once(input, () => sendAlways(input, callbacks)),
    [once, sendAlways],
  );
  const mutate = useCallback(
    (input: Input, callbacks?: Callbacks<E, Input>) => {
      // `error` tells why it failed.
      void mutateAsync(input, callbacks).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...state, mutate, mutateAsync };
}
