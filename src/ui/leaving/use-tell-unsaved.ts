import { useEffect, useEffectEvent } from 'react';
import { lockOf, sources } from './unsaved-work.ts';

/**
 * Holds a lock of that name, next to whoever else does: the one thing that other tabs can look up at once, and that
 * goes with its tab however that ends.
 * @returns a function that lets go
 */
function holdLock(name: string): () => void {
  const done = new AbortController();
  const { signal } = done;
  const untilDone = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
  // Where there are no locks (a page over plain http) the other tabs do not hear of it.
  navigator.locks?.request(name, { mode: 'shared', signal }, untilDone).catch(() => undefined);
  return () => done.abort();
}

/**
 * Says, to this tab and to all others, what holds something that is not saved.
 * @param holds whether it still does; asked at the moment of a logout in this tab
 */
export function useTellUnsaved(titles: readonly string[], holds: () => boolean): void {
  const isStillHeld = useEffectEvent(holds);
  useEffect(() => {
    if (titles.length === 0) return;
    const source = () => (isStillHeld() ? titles : []);
    sources.add(source);
    const locks = titles.map((title) => holdLock(lockOf(title)));
    return () => {
      sources.delete(source);
      for (const letGo of locks) letGo();
    };
  }, [titles]);
}
