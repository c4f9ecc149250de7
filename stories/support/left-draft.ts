import type { Answers } from '#domain/questions/question.ts';
import { type DraftId, Drafts, drafts } from '#drafts/drafts.ts';

/** What was typed and not saved. */
export interface LeftDraft extends DraftId {
  answers: Answers;
  /** The record that it was typed over, as far as it matters; not known when left out. */
  base?: Answers;
  /** The closed tab in which it was typed; this one when left out. */
  tab?: string;
  minutesAgo?: number;
}

/** Keeps a draft as its tab has done. */
export async function leaveDraft({ answers, base, tab, minutesAgo = 0, ...id }: LeftDraft): Promise<void> {
  const closed = { id: async () => tab ?? '', living: async () => new Set<string>() };
  const then = () => Date.now() - minutesAgo * 60_000;
  const kept = tab ? new Drafts(undefined, then, undefined, closed) : drafts;
  kept.keep(id, answers, base);
  await kept.flush();
}
