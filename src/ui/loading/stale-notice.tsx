import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import type { LoadedProps } from './loaded.tsx';

interface StaleNoticeProps {
  query: LoadedProps<unknown>['query'];
  /** What did not come, as the sentence's object: "the newest notes". */
  what: string;
  /** What that means for what is shown. */
  children: ReactNode;
}

/** Something was read again, and did not come: what is shown may lack the newest. */
export function StaleNotice({ query, what, children }: StaleNoticeProps) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined || !error) return null;
  return (
    <LoadError what={what} error={error} retrying={isFetching} onRetry={() => void refetch()}>
      {children}
    </LoadError>
  );
}
