import { createContext, use, useEffect, useId, useMemo } from 'react';
import type { Failure } from './failure.ts';

/** State of one of a page's reads. */
export interface ReadState {
  /** True if the read failed and there is no data. */
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly error: Failure | null;
  readonly retry: () => unknown;
}

/** Reports the state of a read, or null once its component unmounts. */
export type ReportRead = (id: string, read: ReadState | null) => void;

/** Context in which the reads of a page report their state to their `LoadGroup`. */
export const LoadGroupContext = createContext<ReportRead | null>(null);

/** Fields of a query's result that the report needs. */
interface QueryResult {
  readonly data: unknown;
  readonly error: Failure | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Reports the state of a read to the page's group, if there is one. */
export function useReportLoad({ data, error, isFetching, refetch }: QueryResult): void {
  const id = useId();
  const report = use(LoadGroupContext);
  const failed = error !== null && data === undefined;
  const readState = useMemo<ReadState>(
    () => ({ failed, retrying: failed && isFetching, error, retry: refetch }),
    [failed, isFetching, error, refetch],
  );
  useEffect(() => report?.(id, readState), [report, id, readState]);
  // An effect of its own: an update must not report null in between.
  useEffect(() => () => report?.(id, null), [report, id]);
}
