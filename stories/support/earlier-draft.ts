import type { Answers } from '#domain/questions/question.ts';
import { type DraftId, Drafts, drafts } from '#drafts/drafts.ts';

/** Unsaved changes from an earlier visit. */
export interface EarlierDraft extends DraftId {
  answers: Answers;
  /** Record that the changes are based on, as far as it matters; unknown by default. */
  base?: Answers;
  /** Closed tab with the changes; the current tab by default. */
  tab?: string;
  /** Age of the draft; 0 by default. */
  minutesAgo?: number;
}

/** Stores a draft as its tab would have. */
export async function storeEarlierDraft({
  answers,
  base,
  tab,
  minutesAgo = 0,
  ...id
}: EarlierDraft): Promise<void> {
  // A tab is closed if it is not among the open ones.
  const closedTab = {
    id: async () => tab ?? '',
    openTabs: async () => new Set<string>(),
    wasLeft: () => false,
  };
  const readPastTime = () => Date.now() - minutesAgo * 60_000;
  const draftsOfTab = tab ? new Drafts(undefined, readPastTime, undefined, closedTab) : drafts;
  draftsOfTab.keep(id, answers, base);
  await draftsOfTab.flush();
}
