import { storedText } from '#api/session/stored-text.ts';
import { followPage, holdLock } from '#ui/leaving/hold-lock.ts';

/** Identity of a tab's recording. */
export interface RecordingIdentity {
  readonly id: string;
  /** Random text for the stand-ins of passwords; no file holds it. */
  readonly salt: string;
}

/** Id and salt, which a tab keeps across page loads. */
const storedIdentity = storedText(() => sessionStorage, 'mockCapsule');
/** Time limit for the recording's lock, in ms: a page that is left may hold it a little longer. */
const lockLimitMs = 500;

const lockPrefix = (name: string) => `${name} capsule `;

/** Returns the name of the lock that a recording's page holds. @param name name of the store */
export const formatRecordingLock = (name: string, id: string) => lockPrefix(name) + id;

/** Returns the id of the recording that a lock belongs to; '' for another lock. */
export const readRecordingId = (name: string, lock: string): string =>
  lock.startsWith(lockPrefix(name)) ? lock.slice(lockPrefix(name).length) : '';

/** Holds a recording's lock while the page is shown. @returns false if another tab holds it */
async function holdRecording(name: string, id: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return true;
  const hold = () => holdLock(locks, formatRecordingLock(name, id), { limitMs: lockLimitMs });
  let lock = hold();
  if (!(await lock.isGranted)) return false;
  followPage(
    () => lock.release(),
    () => {
      lock = hold();
    },
  );
  return true;
}

/** Returns the identity of this tab's recording; a duplicated tab begins one of its own. */
export async function claimRecording(name: string): Promise<RecordingIdentity> {
  const [id, salt] = (storedIdentity.read() ?? '').split(' ');
  if (id && salt && (await holdRecording(name, id))) return { id, salt };
  const identity = { id: crypto.randomUUID(), salt: crypto.randomUUID() };
  storedIdentity.write(`${identity.id} ${identity.salt}`);
  await holdRecording(name, identity.id);
  return identity;
}
