import type { Drafts } from '#drafts/drafts.ts';

interface LiveTab {
  id: string;
  /** Drafts module of the tab; a reload replaces it. */
  drafts: Drafts | undefined;
}

/** The current tab, the only one whose code runs. */
export const tab: { current: LiveTab } = { current: { id: '', drafts: undefined } };
