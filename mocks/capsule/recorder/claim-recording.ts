import { storedText } from '#api/session/stored-text.ts';

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

/** Holds a lock until the page is left. @returns false if another tab holds it */
function holdLock(name: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const onGranted = () =>
      new Promise<void>((release) => {
        resolve(true);
        window.addEventListener('pagehide', () => release(), { once: true });
      });
    locks.request(name, { signal: AbortSignal.timeout(lockLimitMs) }, onGranted).catch(() => resolve(false));
  });
}

/** Returns the identity of this tab's recording; a duplicated tab begins one of its own. */
export async function claimRecording(name: string): Promise<RecordingIdentity> {
  const [id, salt] = (storedIdentity.read() ?? '').split(' ');
  if (id && salt && (await holdLock(formatRecordingLock(name, id)))) return { id, salt };
  const identity = { id: crypto.randomUUID(), salt: crypto.randomUUID() };
  storedIdentity.write(`${identity.id} ${identity.salt}`);
  await holdLock(formatRecordingLock(name, identity.id));
  return identity;
}
