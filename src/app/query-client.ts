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
const defaultSuccessText = 'Done';

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

/** Shows the toast that the catalogue has for a success, if any. */
function toastSuccess(
  message: string,
  endpoint: Endpoint,
  input: WriteInput,
  about: string | undefined,
): void {
  const catalogueText = successText(endpoint, input.body);
  // A symbol in the catalogue stands for the server's message.
  const text = typeof catalogueText === 'symbol' ? message || defaultSuccessText : catalogueText;
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
  /** Answers and errors that were handled: two screens that share one call get one toast. */
  const handledOutcomes = new WeakSet<object>();
  /** Returns true for the first report of an outcome, and records it. */
  const isFirstReport = (outcome: object) => {
    const isFirst = !handledOutcomes.has(outcome);
    handledOutcomes.add(outcome);
    return isFirst;
  };
  const makeStale = (endpoint?: Endpoint) => {
    for (const stale of endpoint?.makesStale ?? []) {
      void client.invalidateQueries({ queryKey: endpointKey(stale) });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => toastError(error, query.meta?.endpoint) }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, mutation) => {
        if (!isFirstReport(error)) return;
        toastError(error, mutation.meta?.endpoint, findOtherPatientName(client, inputOf(variables)));
        // The write may have succeeded, or its subject is gone, so the data is refetched.
        const isAnswered = error instanceof ApiError && error.status !== 404 && !isOutcomeUnknown(error);
        if (!isAnswered) makeStale(mutation.meta?.endpoint);
      },
      onSuccess: (answer, variables, _result, mutation) => {
        const endpoint = mutation.meta?.endpoint;
        // All mutations of the app are calls of the API client.
        const apiAnswer = answer as Answer<unknown>;
        if (!endpoint || !isFirstReport(apiAnswer)) return;
        const input = inputOf(variables);
        toastSuccess(apiAnswer.message, endpoint, input, findOtherPatientName(client, input));
        makeStale(endpoint);
      },
    }),
    defaultOptions: {
      // A read of the last 30 seconds is not repeated when another screen needs it.
      queries: { retry: false, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
