/** Unsaved changes that a logout would discard, by their titles. */
export interface UnsavedWork {
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
  /** Drafts of an earlier visit that are not open in any tab. */
  readonly kept: readonly string[];
}

type Source = () => readonly string[];
/** Sources of unsaved changes in this tab (`use-report-unsaved-work.ts`). */
export const sources = new Set<Source>();
/** Finds the drafts that earlier visits left on the disk. */
export type FindDrafts = () => Promise<readonly string[]>;

/** Id of this tab in the names of its locks. */
const TAB = Math.random().toString(36).slice(2);
const PREFIX = 'unsaved';
/** Returns the name of the lock that shows unsaved changes to other tabs. */
export const lockNameOf = (title: string) => `${PREFIX} ${TAB} ${title}`;

/** Time limit for reading drafts at logout, in ms: a slow disk must not block it. */
const DRAFT_READ_TIMEOUT_MS = 1000;

/** Lists the unsaved changes in other tabs of this browser. */
async function listUnsavedInOtherTabs(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return held.flatMap(({ name = '' }) => {
    const [prefix, tab, ...title] = name.split(' ');
    return prefix === PREFIX && tab !== TAB ? [title.join(' ')] : [];
  });
}

function listEarlierDrafts(find: FindDrafts): Promise<readonly string[]> {
  const giveUp = new Promise<string[]>((resolve) => setTimeout(resolve, DRAFT_READ_TIMEOUT_MS, []));
  return Promise.race([find().catch(() => []), giveUp]);
}

/** Finds all unsaved changes in this browser. */
export async function findUnsavedWork(findKept: FindDrafts): Promise<UnsavedWork> {
  const [elsewhere, kept] = await Promise.all([listUnsavedInOtherTabs(), listEarlierDrafts(findKept)]);
  const here = new Set([...sources].flatMap((source) => source()));
  const open = new Set([...here, ...elsewhere]);
  return {
    here: [...here],
    elsewhere: [...new Set(elsewhere)],
    // Input of an open form has a draft on the disk, too.
    kept: [...new Set(kept)].filter((title) => !open.has(title)),
  };
}

/** Returns one sentence for each place that has unsaved changes. */
export function describeUnsavedWork({ here, elsewhere, kept }: UnsavedWork): string[] {
  const places = [
    ['Not saved on this page', here],
    ['Not saved in another tab or window', elsewhere],
    ['Kept from an earlier visit, and not saved', kept],
  ] as const;
  return places.flatMap(([place, titles]) => (titles.length > 0 ? `${place}: ${titles.join(', ')}.` : []));
}
