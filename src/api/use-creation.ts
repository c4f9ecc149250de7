import { useQueryClient } from '@tanstack/react-query';
import { useActivity } from './activity.ts';
import type { Endpoint, InputOf } from './contract/endpoint.ts';
import { type Sender, type SendOptions, type Sent, sendOnce } from './send-once.ts';

function useSender<E extends Endpoint, News>(
  endpoint: E,
  prepare?: Sender<E, News>['prepare'],
  transport?: Sender<E, News>['transport'],
) {
  const client = useQueryClient();
  const [activity, store] = useActivity<Sent<E>, News | 'saved before'>();
  const send = (input: InputOf<E>, options?: SendOptions<E, News>) =>
    sendOnce({ client, store, endpoint, prepare, transport }, input, options);
  /** Forgets why the last write was refused; an unknown outcome stays. */
  const clearFailure = () => {
    if (store.get().is === 'failed') store.dispatch({ type: 'rest' });
  };
  return { activity, store, send, clearFailure };
}

export type FormWrite<E extends Endpoint, News = never> = ReturnType<typeof useSender<E, News>>;

/** Write of a form whose second call does no harm, with its activity (`sendOnce`). */
export const useSave = <E extends Endpoint & { readonly repeatable?: undefined }, News = never>(
  endpoint: E,
  transport?: Sender<E, News>['transport'],
) => useSender<E, News>(endpoint, undefined, transport);

/**
 * Write of something that a second call would make twice (`repeatable: false`), with its activity (`sendOnce`).
 * @param prepare called at the press; returns the check that finds what was sent
 * @param transport makes the call; `call` when left out
 */
export const useCreation = <E extends Endpoint & { readonly repeatable: false }, News = never>(
  endpoint: E,
  prepare: NonNullable<Sender<E, News>['prepare']>,
  transport?: Sender<E, News>['transport'],
) => useSender<E, News>(endpoint, prepare, transport);
