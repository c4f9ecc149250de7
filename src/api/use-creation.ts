import { useQueryClient } from '@tanstack/react-query';
import { isBusy, type UnknownOutcome, useActivity } from './activity.ts';
import type { Endpoint, InputOf } from './contract/endpoint.ts';
import { type SavedBefore, type Sender, type SendOptions, type SentInput, sendOnce } from './send-once.ts';

/** State of a lost answer, for its notice. */
export type ShownOutcome = UnknownOutcome | SavedBefore;

/**
 * Returns a form's write with its state; behind `useSave`, `useCreation` and `useUpload`.
 * @param transport makes the call; `call` by default
 */
export function useSender<E extends Endpoint, News>(
  endpoint: E,
  prepare?: Sender<E, News>['prepare'],
  transport?: Sender<E, News>['transport'],
) {
  const client = useQueryClient();
  const [activity, store] = useActivity<SentInput<E>, News | SavedBefore>();
  const news = activity.phase === 'idle' ? activity.news : null;
  const savedBefore: SavedBefore | null = news === 'saved before' ? 'saved before' : null;
  return {
    store,
    send: (input: InputOf<E>, options?: SendOptions<E, News>) =>
      sendOnce({ client, store, endpoint, prepare, transport }, input, options),
    saving: isBusy(activity),
    /** Set after a lost answer. */
    outcome: activity.phase === 'unknown outcome' ? activity.outcome : savedBefore,
    error: activity.phase === 'failed' ? activity.error : null,
    news,
    /** Clears the reason of a refused write; an unknown outcome stays. */
    clearFailure() {
      if (store.get().phase === 'failed') store.dispatch({ type: 'end' });
    },
  };
}

/** Returns a form's write whose second call does no harm, with its state (`sendOnce`). */
export const useSave = <E extends Endpoint & { readonly repeatable?: undefined }, News = never>(
  endpoint: E,
) => useSender<E, News>(endpoint);

/**
 * Returns a write that a second call would duplicate (`repeatable: false`), with its state.
 * @param prepare called at the submit; returns the check that finds the input
 */
export const useCreation = <E extends Endpoint & { readonly repeatable: false }, News = never>(
  endpoint: E,
  prepare: NonNullable<Sender<E, News>['prepare']>,
) => useSender<E, News>(endpoint, prepare);
