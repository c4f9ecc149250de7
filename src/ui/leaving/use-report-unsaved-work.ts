import { useEffect, useEffectEvent } from 'react';
import { followPage, holdLock } from './hold-lock.ts';
import { formatLockName, reportingForms } from './unsaved-work.ts';

/**
 * Shows unsaved changes to other tabs by a lock that several owners may share. Tabs can look locks
 * up at once, and a lock ends with its tab in any case.
 * @returns a function that ends it
 */
function showToOtherTabs(title: string): () => void {
  // Without locks (a page over plain HTTP), other tabs do not learn of the changes.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return () => {};
  const hold = () => holdLock(locks, formatLockName(title), { mode: 'shared' });
  let lock = hold();
  const unfollow = followPage(
    () => lock.release(),
    () => {
      lock = hold();
    },
  );
  return () => {
    unfollow();
    lock.release();
  };
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
    const ends = titles.map(showToOtherTabs);
    return () => {
      reportingForms.delete(listUnsaved);
      for (const end of ends) end();
    };
  }, [titles]);
}
