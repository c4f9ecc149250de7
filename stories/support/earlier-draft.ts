import type { Answers } from '#domain/questions/question.ts';
import { type DraftId, Drafts, drafts } from '#drafts/drafts.ts';

/** Unsaved changes from an earlier visit. */
export interface EarlierDraft extends DraftId {
  answers: Answers;
  /** Record that the changes are based on, as far as it matters; unknown by default. */
  base?: Answers;
  /** Closed tab with the changes; the current tab by default. */
  tab?: string;
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
  const closed = { id: async () => tab ?? '', openTabs: async () => new Set<string>() };
  const then = () => Date.now() - minutesAgo * 60_000;
  const kept = tab ? new Drafts(undefined, then, undefined, closed) : drafts;
  kept.keep(id, answers, base);
  await kept.flush();
}
