/** What a logout would throw away, by the titles that the reader knows. */
export interface UnsavedWork {
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
  /** Kept from an earlier visit, and open nowhere. */
  readonly kept: readonly string[];
}

type Source = () => readonly string[];
/** What holds something in this tab (`use-tell-unsaved.ts`). */
export const sources = new Set<Source>();
/** Looks for what earlier visits have left on the disk. */
export type FindKept = () => Promise<readonly string[]>;

/** Tells the locks of this tab from those of others. */
const TAB = Math.random().toString(36).slice(2);
const PREFIX = 'unsaved';
/** The lock that says it to other tabs. */
export const lockOf = (title: string) => `${PREFIX} ${TAB} ${title}`;

/** What is on the disk is asked for no longer than this, in milliseconds: a logout must not hang on it. */
const PATIENCE = 1000;

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
