import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Failure } from './failure.ts';
import { LoadError } from './load-error.tsx';
import classes from './load-group.module.css';

/** How one of a page's reads stands. */
interface Read {
  /** It failed, and there is nothing to show of it. */
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly error: Failure | null;
  readonly retry: () => unknown;
}

type Report = (id: string, read: Read | null) => void;

const GroupContext = createContext<Report | null>(null);

interface LoadGroupProps {
  /** What could not be loaded when nothing could, as the sentence's object: "your dashboard". */
  what: string;
  children: ReactNode;
}

/**
 * A page with several reads. Where some of them fail, each says so in its own place; where all do, one notice with one
 * Retry stands for them. What is below stays mounted meanwhile.
 */
export function LoadGroup({ what, children }: LoadGroupProps) {
  const [reads, setReads] = useState<ReadonlyMap<string, Read>>(new Map());
  const report = useCallback<Report>((id, read) => {
    setReads((known) => {
      const next = new Map(known);
      if (read) next.set(id, read);
      else next.delete(id);
      return next;
    });
  }, []);
  const all = [...reads.values()];
  const isDown = all.length > 1 && all.every(({ failed }) => failed);
  return (
    <GroupContext value={report}>
      {isDown && (
        <LoadError
          what={what}
          error={all[0]?.error}
          retrying={all.some(({ retrying }) => retrying)}
          onRetry={() => {
            for (const { retry } of all) void retry();
          }}
        />
      )}
      <div className={classes.reads} hidden={isDown}>
        {children}
      </div>
    </GroupContext>
  );
}

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
