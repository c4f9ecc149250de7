import { useEffect, useMemo, useState } from 'react';
import { readUserId } from '#api/session/session.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { DraftModule } from './draft-modules.ts';
import { type DraftId, drafts, type KeptDraft } from './drafts.ts';

/** The drafts of one form about one person, for who is signed in. */
export interface FormDrafts {
  /** Those that may be offered: null while they are being looked for. */
  found: readonly KeptDraft[] | null;
  keep: (answers: Answers, base?: Answers) => void;
  takeOver: (from: KeptDraft, answers: Answers, base?: Answers) => Promise<void>;
  discard: (draft: KeptDraft) => Promise<void>;
  forget: () => void;
}

/**
 * Looks for the drafts of a form, once, and keeps what is typed into it.
 * @param patientId whom it is about
 */
export function useDraft(module: DraftModule, patientId: string): FormDrafts {
  const [userId] = useState(readUserId);
  const [found, setFound] = useState<FormDrafts['found']>(null);
  const id = useMemo<DraftId>(() => ({ userId, patientId, module }), [userId, patientId, module]);

  useEffect(() => {
    let stale = false;
    void drafts.find(id).then((kept) => !stale && setFound(kept));
    return () => {
      stale = true;
    };
  }, [id]);

  const acts = useMemo<Omit<FormDrafts, 'found'>>(
    () => ({
      keep: (answers, base) => drafts.keep(id, answers, base),
      takeOver: (from, answers, base) => drafts.takeOver(id, from, answers, base),
      discard: (draft) => drafts.discard(draft),
      forget: () => {
        drafts.forget(id);
        // What is saved must not be offered by a page that is loaded right after.
        void drafts.flush();
      },
    }),
    [id],
  );
  return { found, ...acts };
}
