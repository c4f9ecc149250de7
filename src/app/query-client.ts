import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnknown } from '#api/client/api-error.ts';
import { type Endpoint, successText, toastDuration } from '#api/contract/endpoint.ts';
import { endpointKey } from '#api/query.ts';
import { forgetUnderWay } from '#api/under-way.ts';
import { showToast } from '#ui/feedback/show-toast.ts';
import { type WriteInput, whomElse } from './whom.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { endpoint?: Endpoint };
    mutationMeta: { endpoint?: Endpoint };
  }
}

/** A success that the server finds no words for. */
const SUCCESS = 'Done';

/**
 * Errors speak in the catalogue's words, or not at all (decisions 36–38).
 * @param endpoint whose toasts may stay shorter or longer than the standard
 * @param about whom it is about, where the page is not theirs
 */
export function toastError(error: Error, endpoint?: Endpoint, about?: string): void {
  if (!(error instanceof ApiError) || error.toast === null) return;
  const duration = endpoint?.toastDuration ?? toastDuration.standard;
  void showToast({ kind: 'error', message: error.toast, duration, about });
}

/** Input of a write; none where its mutation has no variables. */
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
    duration: endpoint.successDuration ?? endpoint.toastDuration ?? toastDuration.standard,
  });
}

/**
 * The one place where toasts are raised and caches go stale, both by the endpoint's own definition.
 * Nothing is retried by itself and nothing waits for `navigator.onLine`: a call either answers or says why.
 */
export function createQueryClient(): QueryClient {
  // Of whatever another app of this page is still waiting for, as in tests, this one knows nothing.
  forgetUnderWay();
  /** Where two screens share one call, its outcome is told once. */
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
        toastError(error, mutation.meta?.endpoint, whomElse(client, inputOf(sent)));
        // It may have arrived all the same, or what it was about is gone: what is read now is what is true.
        const isAnswered = error instanceof ApiError && error.status !== 404 && !isUnknown(error);
        if (!isAnswered) makeStale(mutation.meta?.endpoint);
      },
      onSuccess: (answer, sent, _result, mutation) => {
        const endpoint = mutation.meta?.endpoint;
        if (!endpoint || !isNews(answer as object)) return;
        const input = inputOf(sent);
        toastSuccess((answer as { message: string }).message, endpoint, input, whomElse(client, input));
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
