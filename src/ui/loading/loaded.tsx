import { type ReactNode, useDeferredValue } from 'react';
import type { Failure } from './failure.ts';
import { LoadError } from './load-error.tsx';
import { useReportLoad } from './use-report-load.ts';

export interface LoadedProps<Data> {
  /** Result of the query's hook. */
  query: {
    readonly data: Data | undefined;
    readonly error: Failure | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Content that failed to load, as the sentence's object: "your physicians". */
  what: string;
  /** Consequence for the user: "What is saved is not lost." */
  hint?: ReactNode;
  /** Placeholder of the content's size. */
  skeleton: ReactNode;
  /** Test for empty data, and the content for it. */
  empty?: { readonly when: (data: Data) => boolean; readonly show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * Renders a query: the skeleton, an error with Retry, the empty state, or the data. Loaded data
 * stays even if a refetch fails (decision 37).
 */
export function Loaded<Data>({ query, what, hint, skeleton, empty, children }: LoadedProps<Data>) {
  useReportLoad(query);
  const { data, error, isFetching, refetch } = query;
  // First rendered in slices: a reply's long content must not hold up a key or a press.
  const isShown = useDeferredValue(data !== undefined);
  if (data !== undefined && isShown) return empty?.when(data) ? empty.show : children(data);
  if (data !== undefined || !error) return skeleton;
  return (
    <LoadError what={what} error={error} onRetry={() => void refetch()} retrying={isFetching}>
      {hint}
    </LoadError>
  );
}
