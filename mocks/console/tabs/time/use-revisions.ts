import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import type { TimeMachine } from '#mocks/controls/time-machine.ts';
import type { Revision } from '#mocks/history/revision.ts';
import { useConsole } from '../../use-console.ts';

/** Returns the changes that are kept, oldest first; null while they are read for the first time. */
export function useRevisions(timeMachine: TimeMachine): readonly Revision[] | null {
  const { server } = useConsole();
  const [revisions, setRevisions] = useState<readonly Revision[] | null>(null);
  const recorded = useSelector(timeMachine.changes);
  // Changes of other tabs arrive with the tables alone.
  const changed = useSelector(server.store.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: either count stands for new revisions
  useEffect(() => {
    let isCurrent = true;
    void timeMachine.list().then((list) => {
      if (isCurrent) setRevisions(list);
    });
    return () => {
      isCurrent = false;
    };
  }, [timeMachine, recorded, changed]);
  return revisions;
}
