import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isOutcomeUnknown } from '#api/client/api-error.ts';
import type { Answer } from '#api/client/client.ts';
import { type Endpoint, successText, toastDuration } from '#api/contract/endpoint.ts';
import { endpointKey } from '#api/query.ts';
import { clearInFlight } from '#api/writes-in-flight.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { findOtherPatientName, type WriteInput } from './other-patient.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { endpoint?: Endpoint };
    mutationMeta: { endpoint?: Endpoint };
  }
}

/** Toast for a success without a message of the server. */
const SUCCESS = 'Done';

/**
 * Shows the toast that the catalogue has for an error, if any (decisions 36–38).
 * @param endpoint endpoint, which may have its own toast duration
 * @param about patient's name, if another page is shown
 */
export function toastError(error: Error, endpoint?: Endpoint, about?: string): void {
  if (!(error instanceof ApiError) || error.toast === null) return;
  const duration = endpoint?.toastDuration ?? toastDuration.standard;
  void showToast({ kind: 'error', message: error.toast, durationMs: duration, about });
}

/** Returns the input of a write; empty for a mutation without variables. */
const inputOf = (variables: unknown) => (variables ?? {}) as WriteInput;

function toastSuccess(
  message: string,
  endpoint: Endpoint,
  input: WriteInput,
  about: string | undefined,
): void {
  const said = successText(endpoint, input.body);
  const text = typeof said === 'symbol' ? message || SUCCESS : said;
  if (!text) return;
  void showToast({
    kind: 'success',
    message: text,
    about,
    action: endpoint.findSuccessAction?.(),
    durationMs: endpoint.successDurationMs ?? endpoint.toastDuration ?? toastDuration.standard,
  });
}

/**
 * Creates the query client, the only place that shows toasts and invalidates queries. The
 * endpoint's definition controls both. No retries, no waiting for `navigator.onLine`.
 */
export function createQueryClient(): QueryClient {
  // In tests, an earlier app on the page may still have calls in flight; these are not this app's.
  clearInFlight();
  /** Outcomes with a toast: two screens that share one call get one toast. */
  const told = new WeakSet<object>();
  const isNews = (outcome: object) => !told.has(outcome) && told.add(outcome) !== undefined;
  const makeStale = (endpoint?: Endpoint) => {
    for (const stale of endpoint?.makesStale ?? []) {
      void client.invalidateQueries({ queryKey: endpointKey(stale) });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => toastError(error, query.meta?.endpoint) }),
    mutationCache: new MutationCache({
      onError: (error, sent, _result, mutation) => {
        if (!isNews(error)) return;
        toastError(error, mutation.meta?.endpoint, findOtherPatientName(client, inputOf(sent)));
        // The write may have succeeded, or its subject is gone, so the data is refetched.
        const isAnswered = error instanceof ApiError && error.status !== 404 && !isOutcomeUnknown(error);
        if (!isAnswered) makeStale(mutation.meta?.endpoint);
      },
      onSuccess: (answer, sent, _result, mutation) => {
        const endpoint = mutation.meta?.endpoint;
        // Every write is a call, which answers so.
        const answered = answer as Answer<unknown>;
        if (!endpoint || !isNews(answered)) return;
        const input = inputOf(sent);
        toastSuccess(answered.message, endpoint, input, findOtherPatientName(client, input));
        makeStale(endpoint);
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
