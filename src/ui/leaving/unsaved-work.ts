/** Titles of the forms whose unsaved changes a logout would discard. */
export interface UnsavedWork {
  /** Forms in this tab. */
  readonly here: readonly string[];
  /** Forms in other tabs of this browser. */
  readonly elsewhere: readonly string[];
  /** Drafts of an earlier visit that are not open in any tab. */
  readonly kept: readonly string[];
}

/** Returns the titles of a form's unsaved changes. */
type ListUnsaved = () => readonly string[];
/** Forms in this tab that report unsaved changes (`use-report-unsaved-work.ts`). */
export const reportingForms = new Set<ListUnsaved>();

/** Finds the drafts that earlier visits left on the disk. */
export type FindDrafts = () => Promise<readonly string[]>;

/** Id of this tab in the names of its locks. */
const tabId = Math.random().toString(36).slice(2);
/** First word in the names of the locks, which other code of this origin might hold, too. */
const lockPrefix = 'unsaved';
/** Returns the name of the lock that shows unsaved changes to other tabs. */
export const formatLockName = (title: string) => `${lockPrefix} ${tabId} ${title}`;

/** Time limit for reading drafts at logout, in ms: a slow disk must not block it. */
const DRAFT_READ_TIMEOUT_MS = 1000;

/** Lists the titles of unsaved changes in other tabs, by the locks that the tabs hold. */
export function listUnsavedByLocks(held: readonly LockInfo[] = []): string[] {
  return held.flatMap(({ name = '' }) => {
    const [prefix, tab, ...title] = name.split(' ');
    return prefix === lockPrefix && tab !== tabId ? [title.join(' ')] : [];
  });
}

/** Lists the unsaved changes in other tabs of this browser. */
async function listUnsavedInOtherTabs(): Promise<string[]> {
  // Without locks (a page over plain HTTP), nothing is known of other tabs.
  return listUnsavedByLocks((await navigator.locks?.query().catch(() => null))?.held);
}

/** Lists the drafts on the disk; none if reading them fails or takes too long. */
function listEarlierDrafts(find: FindDrafts): Promise<readonly string[]> {
  const timeout = new Promise<string[]>((resolve) => setTimeout(resolve, DRAFT_READ_TIMEOUT_MS, []));
  return Promise.race([find().catch(() => []), timeout]);
}

/** Finds all unsaved changes in this browser. */
export async function findUnsavedWork(findDrafts: FindDrafts): Promise<UnsavedWork> {
  const [elsewhere, kept] = await Promise.all([listUnsavedInOtherTabs(), listEarlierDrafts(findDrafts)]);
  const titlesInThisTab = new Set([...reportingForms].flatMap((listUnsaved) => listUnsaved()));
  const openTitles = new Set([...titlesInThisTab, ...elsewhere]);
  return {
    here: [...titlesInThisTab],
    elsewhere: [...new Set(elsewhere)],
    // Input of an open form has a draft on the disk, too.
    kept: [...new Set(kept)].filter((title) => !openTitles.has(title)),
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
