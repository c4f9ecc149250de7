import type { Drafts } from '#drafts/drafts.ts';

interface LiveTab {
  id: string;
  /** What the module of drafts is in it: a reload makes it anew. */
  drafts: Drafts | undefined;
}

/** The tab that is looked at: the only one in which anything runs. */
export const tab: { current: LiveTab } = { current: { id: '', drafts: undefined } };
