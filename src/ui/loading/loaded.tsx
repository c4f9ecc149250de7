import type { ReactNode } from 'react';
import type { Failure } from './failure.ts';
import { useGroupedLoad } from './grouped-load.ts';
import { LoadError } from './load-error.tsx';

export interface LoadedProps<Data> {
  /** As the query's hook gives it. */
  query: {
    readonly data: Data | undefined;
    readonly error: Failure | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What could not be loaded, as the sentence's object: "your physicians". */
  what: string;
  /** What that means for the reader: "What is saved is not lost." */
  hint?: ReactNode;
  /** Stands in until it is there, with its size. */
  skeleton: ReactNode;
  /** What is shown where there is nothing. */
  empty?: { readonly when: (data: Data) => boolean; readonly show: ReactNode };
  children: (data: Data) => ReactNode;
}

/**
 * The ladder of whatever is asked for: a skeleton, why it did not come and Retry, that there is nothing, or all of it.
 * What has come stays, whatever becomes of a refetch (decision 37).
 */
export function Loaded<Data>({ query, what, hint, skeleton, empty, children }: LoadedProps<Data>) {
  useGroupedLoad(query);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return empty?.when(data) ? empty.show : children(data);
  if (!error) return skeleton;
  return (
    <LoadError what={what} error={error} onRetry={() => void refetch()} retrying={isFetching}>
      {hint}
    </LoadError>
  );
}
