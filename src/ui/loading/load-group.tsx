import { type ReactNode, useCallback, useState } from 'react';
import { LoadError } from './load-error.tsx';
import classes from './load-group.module.css';
import { LoadGroupContext, type ReadState, type ReportRead } from './use-report-load.ts';

interface LoadGroupProps {
  /** Content of the whole page, as the sentence's object: "your dashboard". */
  what: string;
  children: ReactNode;
}

/**
 * Page with several reads. If some fail, each shows its own error. If all fail, one notice with one
 * Retry replaces them; the children stay mounted.
 */
export function LoadGroup({ what, children }: LoadGroupProps) {
  const [reads, setReads] = useState<ReadonlyMap<string, ReadState>>(new Map());
  const report = useCallback<ReportRead>((id, read) => {
    setReads((known) => {
      const next = new Map(known);
      if (read) next.set(id, read);
      else next.delete(id);
      return next;
    });
  }, []);
  const readStates = [...reads.values()];
  // A single read shows its own error.
  const isDown = readStates.length > 1 && readStates.every(({ failed }) => failed);
  return (
    <LoadGroupContext value={report}>
      {isDown && (
        <LoadError
          what={what}
          error={readStates[0]?.error}
          retrying={readStates.some(({ retrying }) => retrying)}
          onRetry={() => {
            for (const { retry } of readStates) void retry();
          }}
        />
      )}
      <div className={classes.reads} hidden={isDown}>
        {children}
      </div>
    </LoadGroupContext>
  );
}
