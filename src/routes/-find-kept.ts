import type { FindKept } from '#ui/leaving/unsaved-work.ts';

/** What a logout would forget of the intake (decision 15), for pages that know nothing of it. Fetched when asked for. */
export const findKept: FindKept = async () => {
  const { keptSections } = await import('#features/intake/drafts/kept-sections.ts');
  return keptSections();
};
