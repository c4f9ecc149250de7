import { useEffect, useEffectEvent } from 'react';
import { formatLockName, reportingForms } from './unsaved-work.ts';

/**
 * Holds a lock that several owners may share. Other tabs can look locks up at once, and a lock ends
 * with its tab in any case.
 * @returns a function that releases the lock
 */
function holdLock(name: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const waitForRelease = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
  // Without locks (a page over plain HTTP), other tabs do not learn of the changes.
  navigator.locks?.request(name, { mode: 'shared', signal }, waitForRelease).catch(() => undefined);
  return () => controller.abort();
}

/**
 * Reports unsaved changes to this tab and to all others.
 * @param isUnsaved returns true while the changes are unsaved; called at a logout in this tab
 */
export function useReportUnsavedWork(titles: readonly string[], isUnsaved: () => boolean): void {
  const isStillUnsaved = useEffectEvent(isUnsaved);
  useEffect(() => {
    if (titles.length === 0) return;
    const listUnsaved = () => (isStillUnsaved() ? titles : []);
    reportingForms.add(listUnsaved);
    const releases = titles.map((title) => holdLock(formatLockName(title)));
    return () => {
      reportingForms.delete(listUnsaved);
      for (const release of releases) release();
    };
  }, [titles]);
}
