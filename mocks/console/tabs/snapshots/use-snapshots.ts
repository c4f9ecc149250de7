import { useCallback, useEffect, useState } from 'react';
import { captureState, restoreNamedState } from '#mocks/controls/named-snapshots.ts';
import type { SavedSnapshot } from '#mocks/store/snapshot-storage.ts';
import { useConsole } from '../../use-console.ts';

/** Lists the named snapshots and changes them. Every step rejects with a message for the user. */
export function useSnapshots() {
  const { controls, openPage } = useConsole();
  const { snapshots } = controls;
  const [list, setList] = useState<readonly SavedSnapshot[] | null>(null);
  const [problem, setProblem] = useState('');

  const refresh = useCallback(async () => {
    try {
      setList(await snapshots.list());
      setProblem('');
    } catch (error) {
      setList([]);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, [snapshots]);

  useEffect(() => {
    void refresh();
    // Another tab may have saved a snapshot.
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);

  /** Refreshes the list after a step, also after a failed one. */
  const refreshAfter = (step: Promise<void>) => step.finally(refresh);
  return {
    list,
    problem,
    add: async (name: string) => refreshAfter(snapshots.add(...(await captureState(controls, name)))),
    replace: async (name: string) => refreshAfter(snapshots.replace(...(await captureState(controls, name)))),
    rename: (name: string, newName: string) => refreshAfter(snapshots.rename(name, newName)),
    remove: (name: string) => refreshAfter(snapshots.remove(name)),
    async restore(name: string) {
      await restoreNamedState(controls, name);
      openPage('');
    },
  };
}

export type Snapshots = ReturnType<typeof useSnapshots>;
