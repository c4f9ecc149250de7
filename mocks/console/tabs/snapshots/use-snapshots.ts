import { useCallback, useEffect, useState } from 'react';
import { endSession, readTokens } from '#api/session/session.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { readComputerTime } from '#mocks/page/computer-time.ts';
import { parseJson } from '#mocks/server/parse-json.ts';
import type { SavedSnapshot } from '#mocks/store/snapshot-storage.ts';
import { useConsole } from '../../use-console.ts';

/** Returns the account of this browser's token from the mock's present tables. */
function findSignedInAccount({ server }: MockControls) {
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
  const accountBefore = findSignedInAccount(controls);
  await controls.restore(snapshot);
  if (!readTokens() || findSignedInAccount(controls)) return;
  const { accounts } = controls.server.store.tables;
  if (accountBefore && accounts.some(({ email }) => email === accountBefore.email))
    await controls.signIn(accountBefore.email);
  else endSession('logout');
}

/** Returns the description and the JSON of the mock's present state under a name. */
async function captureState(controls: MockControls, name: string) {
  const snapshot = await controls.snapshot();
  const json = JSON.stringify(snapshot);
  const { version, scenario } = snapshot;
  const savedAt = new Date(readComputerTime()).toISOString();
  const description: SavedSnapshot = { name, savedAt, version, scenario, characters: json.length };
  return [description, json] as const;
}

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
      await restoreState(controls, parseJson(await snapshots.read(name)));
      openPage('');
    },
  };
}

export type Snapshots = ReturnType<typeof useSnapshots>;
