import { useEffect, useEffectEvent } from 'react';

/** What a logout would throw away, by the titles that the reader knows. */
export interface UnsavedWork {
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
  /** Kept from an earlier visit, and open nowhere. */
  readonly kept: readonly string[];
}

type Source = () => readonly string[];
/** Looks for what earlier visits have left on the disk. */
export type FindKept = () => Promise<readonly string[]>;
const sources = new Set<Source>();

/** Tells the locks of this tab from those of others. */
const TAB = Math.random().toString(36).slice(2);
const PREFIX = 'unsaved';

/** What is on the disk is asked for no longer than this, in milliseconds: a logout must not hang on it. */
const PATIENCE = 1000;

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
    const locks = titles.map((title) => holdLock(`${PREFIX} ${TAB} ${title}`));
    return () => {
      sources.delete(source);
      for (const letGo of locks) letGo();
    };
  }, [titles]);
}

/** What the other tabs of this browser hold. */
async function heldElsewhere(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return held.flatMap(({ name = '' }) => {
    const [prefix, tab, ...title] = name.split(' ');
    return prefix === PREFIX && tab !== TAB ? [title.join(' ')] : [];
  });
}

function keptEarlier(find: FindKept): Promise<readonly string[]> {
  const giveUp = new Promise<string[]>((resolve) => setTimeout(resolve, PATIENCE, []));
  return Promise.race([find().catch(() => []), giveUp]);
}

/** All that is unsaved in this browser. */
export async function findUnsavedWork(findKept: FindKept): Promise<UnsavedWork> {
  const [elsewhere, kept] = await Promise.all([heldElsewhere(), keptEarlier(findKept)]);
  const here = new Set([...sources].flatMap((source) => source()));
  const open = new Set([...here, ...elsewhere]);
  return {
    here: [...here],
    elsewhere: [...new Set(elsewhere)],
    // What is typed into an open form is on the disk as well.
    kept: [...new Set(kept)].filter((title) => !open.has(title)),
  };
}

/** One sentence for each place; none where nothing is unsaved. */
export function unsavedInWords({ here, elsewhere, kept }: UnsavedWork): string[] {
  const places = [
    ['Not saved on this page', here],
    ['Not saved in another tab or window', elsewhere],
    ['Kept from an earlier visit, and not saved', kept],
  ] as const;
  return places.flatMap(([place, titles]) => (titles.length > 0 ? `${place}: ${titles.join(', ')}.` : []));
}
