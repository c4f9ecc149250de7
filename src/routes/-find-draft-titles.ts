import type { FindDrafts } from '#ui/leaving/unsaved-work.ts';

/** Lists the drafts that a logout would delete (decision 15). The code is loaded on demand. */
export const findDraftTitles: FindDrafts = async () => {
  const { listDraftTitles } = await import('#drafts/draft-titles.ts');
  return listDraftTitles();
};
