import type { FindKept } from '#ui/leaving/unsaved-work.ts';

/** The drafts that a logout would forget (decision 15), for pages that know nothing of it. Fetched when asked for. */
export const findKept: FindKept = async () => {
  const { keptTitles } = await import('#drafts/kept-titles.ts');
  return keptTitles();
};
