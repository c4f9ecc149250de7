import { startTransition, useEffect, useMemo, useState } from 'react';
import { readUserId } from '#api/session/session.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { DraftModule } from './draft-modules.ts';
import { type DraftId, drafts, type StoredDraft } from './drafts.ts';

/** Current user's drafts of one form about one person. */
export interface FormDrafts {
  /** Drafts to offer; null while loading. */
  found: readonly StoredDraft[] | null;
  keep: (answers: Answers, base?: Answers) => void;
  takeOver: (from: StoredDraft, answers: Answers, base?: Answers) => Promise<void>;
  discard: (draft: StoredDraft) => Promise<void>;
  forget: () => void;
}

/**
 * Loads the drafts of a form once, and persists what is typed into it.
 * @param patientId patient that the form is about
 */
export function useDraft(module: DraftModule, patientId: string): FormDrafts {
  // Read once: the typed answers stay this user's, even if another one signs in in another tab.
  const [userId] = useState(readUserId);
  const [found, setFound] = useState<FormDrafts['found']>(null);
  const id = useMemo<DraftId>(() => ({ userId, patientId, module }), [userId, patientId, module]);

  useEffect(() => {
    let isStale = false;
    void drafts.find(id).then((kept) => {
      if (isStale) return;
      // In slices, since the form is rendered with it.
      startTransition(() => setFound(kept));
    });
    return () => {
      isStale = true;
    };
  }, [id]);

  const actions = useMemo<Omit<FormDrafts, 'found'>>(
    () => ({
      keep: (answers, base) => drafts.keep(id, answers, base),
      takeOver: (from, answers, base) => drafts.takeOver(id, from, answers, base),
      discard: (draft) => drafts.discard(draft),
      forget: () => {
        drafts.forget(id);
        // A page that is loaded right after must not offer a draft that was saved.
        void drafts.flush();
      },
    }),
    [id],
  );
  return { found, ...actions };
}
