import { createContext, use, useEffect, useId, useMemo } from 'react';
import type { Failure } from './failure.ts';

/** How one of a page's reads stands. */
export interface Read {
  /** It failed, and there is nothing to show of it. */
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly error: Failure | null;
  readonly retry: () => unknown;
}

export type Report = (id: string, read: Read | null) => void;

/** Where the reads of a page tell how they stand (`load-group.tsx`). */
export const GroupContext = createContext<Report | null>(null);

/** What a query tells of itself. */
interface Query {
  readonly data: unknown;
  readonly error: Failure | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Tells the page's group, where there is one, how a read stands. */
export function useGroupedLoad({ data, error, isFetching, refetch }: Query): void {
  const id = useId();
  const report = use(GroupContext);
  const failed = error !== null && data === undefined;
  const read = useMemo<Read>(
    () => ({ failed, retrying: failed && isFetching, error, retry: refetch }),
    [failed, isFetching, error, refetch],
  );
  useEffect(() => report?.(id, read), [report, id, read]);
  useEffect(() => () => report?.(id, null), [report, id]);
}
