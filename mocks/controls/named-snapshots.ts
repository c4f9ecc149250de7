import * as v from 'valibot';
import { endSession, readTokens } from '#api/session/session.ts';
import { readComputerTime } from '#mocks/page/computer-time.ts';
import { parseJson } from '#mocks/server/parse-json.ts';
import { parseOrThrow } from '#mocks/store/parse-or-throw.ts';
import { quote } from '#mocks/store/quote.ts';
import type { SavedSnapshot } from '#mocks/store/snapshot-storage.ts';
import type { MockControls } from './controls.ts';

export const maxNameLength = 60;

const nameSchema = v.pipe(
  v.string(({ input }) => `A snapshot is named by a text, not by ${quote(input)}.`),
  v.trim(),
  v.nonEmpty('Please give the snapshot a name.'),
  v.maxLength(maxNameLength, `A snapshot’s name has at most ${maxNameLength} characters.`),
);

/** Returns the name of a new snapshot, trimmed. @throws Error with a message for the user */
export const parseSnapshotName = (name: unknown): string => parseOrThrow(nameSchema, name);

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
export async function captureState(controls: MockControls, name: unknown) {
  const validName = parseSnapshotName(name);
  const snapshot = await controls.snapshot();
  const json = JSON.stringify(snapshot);
  const { version, scenario } = snapshot;
  const savedAt = new Date(readComputerTime()).toISOString();
  const description: SavedSnapshot = {
    name: validName,
    savedAt,
    version,
    scenario,
    characters: json.length,
  };
  return [description, json] as const;
}

/** Restores a named snapshot, as `restoreState` does. @throws Error if the name is unknown */
export async function restoreNamedState(controls: MockControls, name: unknown): Promise<void> {
  await restoreState(controls, parseJson(await controls.snapshots.read(parseSnapshotName(name))));
}

/** Deletes a named snapshot. @throws Error if the name is unknown */
export async function removeNamedState({ snapshots }: MockControls, name: unknown): Promise<void> {
  const validName = parseSnapshotName(name);
  // Rejects for an unknown name, which the removal would ignore.
  await snapshots.read(validName);
  await snapshots.remove(validName);
}
