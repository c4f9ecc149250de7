import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import type { LoadedProps } from './loaded.tsx';

interface StaleNoticeProps {
  query: LoadedProps<unknown>['query'];
  /** Content that failed to reload, as the sentence's object: "the newest notes". */
  what: string;
  /** Consequence for the content on display. */
  children: ReactNode;
}

/** Notice that a refetch failed: the content may be out of date. */
export function StaleNotice({ query, what, children }: StaleNoticeProps) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined || !error) return null;
  return (
    <LoadError what={what} error={error} retrying={isFetching} onRetry={() => void refetch()}>
      {children}
    </LoadError>
  );
}
