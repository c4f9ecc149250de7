import type { Drafts } from '#features/intake/drafts/drafts.ts';

/** What the module of drafts is in the tab that is open: a reload makes it anew. */
export const tab: { drafts: Drafts | undefined } = { drafts: undefined };
