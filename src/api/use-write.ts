import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { Answer } from './client.ts';
import type { Endpoint, InputOf, ReplyOf } from './endpoint.ts';
import { endpointKey } from './query.ts';
import { signatureOf } from './under-way.ts';

type Callbacks<E extends Endpoint> = MutateOptions<Answer<ReplyOf<E>>, ApiError, InputOf<E>>;

/** What a screen has sent and not heard of, so that a second press of the same button does nothing at all. */
function useUnanswered(endpoint: Endpoint) {
  const unanswered = useRef(new Set<string>());
  return useCallback(
    <T>(input: unknown, send: () => Promise<T>): Promise<T> => {
      const { current } = unanswered;
      const signature = signatureOf(endpoint, input);
      // A promise that never settles: what the screen does after a write is done once, by the press that sent it.
      if (current.has(signature)) return new Promise(() => {});
      current.add(signature);
      const settle = () => void current.delete(signature);
      return send().then(
        (answer) => {
          // A press may be quicker than the page that shows what the one before it has done.
          setTimeout(settle);
          return answer;
        },
        (failure) => {
          settle();
          throw failure;
        },
      );
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
export function useWrite<E extends Endpoint>(
  endpoint: E,
  send: (input: InputOf<E>) => Promise<Answer<ReplyOf<E>>> = (input) => call(endpoint, input),
) {
  const options: UseMutationOptions<Answer<ReplyOf<E>>, ApiError, InputOf<E>> = {
    mutationKey: endpointKey(endpoint),
    mutationFn: (input) => send(input),
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
