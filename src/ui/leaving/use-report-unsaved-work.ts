import { useEffect, useEffectEvent } from 'react';
import { lockNameOf, sources } from './unsaved-work.ts';

/**
 * Holds a lock that several owners may share. Other tabs can look locks up at once, and a lock ends
 * with its tab in any case.
 * @returns a function that releases the lock
 */
function holdLock(name: string): () => void {
  const done = new AbortController();
  const { signal } = done;
  const untilDone = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
  // Without locks (a page over plain HTTP), other tabs do not learn of the changes.
  navigator.locks?.request(name, { mode: 'shared', signal }, untilDone).catch(() => undefined);
  return () => done.abort();
}

/**
 * Reports unsaved changes to this tab and to all others.
 * @param holds returns true while they are unsaved; called at a logout in this tab
 */
export function useReportUnsavedWork(titles: readonly string[], holds: () => boolean): void {
  const isStillHeld = useEffectEvent(holds);
  useEffect(() => {
    if (titles.length === 0) return;
    const source = () => (isStillHeld() ? titles : []);
    sources.add(source);
    const locks = titles.map((title) => holdLock(lockNameOf(title)));
    return () => {
      sources.delete(source);
      for (const letGo of locks) letGo();
    };
  }, [titles]);
}
