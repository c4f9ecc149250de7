import type { FindKept } from '#ui/leaving/unsaved-work.ts';

/** Lists the drafts that a logout would delete (decision 15). The code is loaded on demand. */
export const findKept: FindKept = async () => {
  const { keptTitles } = await import('#drafts/kept-titles.ts');
  return keptTitles();
};
