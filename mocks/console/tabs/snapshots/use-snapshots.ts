import { useCallback, useEffect, useState } from 'react';
import { endSession, readTokens } from '#api/session/session.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { parseJson } from '#mocks/server/parse-json.ts';
import type { SavedSnapshot } from '#mocks/store/snapshot-storage.ts';
import { useConsole } from '../../use-console.ts';

/** Returns the account of this browser's token from the mock's present tables. */
function signedInAccount({ server }: MockControls) {
  const { accounts, sessions } = server.store.tables;
  const token = readTokens()?.accessToken;
  const session = token && sessions.find(({ accessToken }) => accessToken === token);
  return session ? accounts.find(({ id }) => id === session.accountId) : undefined;
}

/**
 * Restores a snapshot and keeps the current user signed in: the snapshot may hold other tokens than
 * this browser. A user that the snapshot lacks is signed out.
 * @throws Error with a message for the user when the snapshot is unusable; nothing changes then
 */
export async function restoreState(controls: MockControls, snapshot: unknown): Promise<void> {
  const before = signedInAccount(controls);
  await controls.restore(snapshot);
  if (!readTokens() || signedInAccount(controls)) return;
  const { accounts } = controls.server.store.tables;
  if (before && accounts.some(({ email }) => email === before.email)) await controls.signIn(before.email);
  else endSession('logout');
}

/** Returns the description and the JSON of the mock's present state under a name. */
async function describeState(controls: MockControls, name: string) {
  const snapshot = await controls.snapshot();
  const json = JSON.stringify(snapshot);
  const { version, scenario } = snapshot;
  const savedAt = new Date().toISOString();
  const saved: SavedSnapshot = { name, savedAt, version, scenario, characters: json.length };
  return [saved, json] as const;
}

/** Lists the named snapshots and changes them. Every step rejects with a message for the user. */
export function useSnapshots() {
  const { controls, go } = useConsole();
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
  const then = (step: Promise<void>) => step.finally(refresh);
  return {
    list,
    problem,
    add: async (name: string) => then(snapshots.add(...(await describeState(controls, name)))),
    replace: async (name: string) => then(snapshots.replace(...(await describeState(controls, name)))),
    rename: (name: string, newName: string) => then(snapshots.rename(name, newName)),
    remove: (name: string) => then(snapshots.remove(name)),
    async restore(name: string) {
      await restoreState(controls, parseJson(await snapshots.read(name)));
      go('');
    },
  };
}

export type Snapshots = ReturnType<typeof useSnapshots>;
