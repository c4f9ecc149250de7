import { useEffect, useMemo, useState } from 'react';
import { readUserId } from '#api/session/session.ts';
import type { Answers } from '#domain/questions/question.ts';
import { useSubject } from '../subject.ts';
import { type DraftId, drafts, type KeptDraft } from './drafts.ts';

/** The drafts of one section of the record that is open, for who is signed in. */
export interface SectionDrafts {
  /** Those that may be offered: null while they are being looked for. */
  found: readonly KeptDraft[] | null;
  keep: (answers: Answers, base?: Answers) => void;
  takeOver: (from: KeptDraft, answers: Answers, base?: Answers) => Promise<void>;
  discard: (draft: KeptDraft) => Promise<void>;
  forget: () => void;
}

/** Looks for the drafts of a section, once, and keeps what is typed into it. */
export function useDraft(module: string): SectionDrafts {
  const { ownerId } = useSubject();
  const [userId] = useState(readUserId);
  const [found, setFound] = useState<SectionDrafts['found']>(null);
  const id = useMemo<DraftId>(() => ({ userId, patientId: ownerId, module }), [userId, ownerId, module]);

  useEffect(() => {
    let stale = false;
    void drafts.find(id).then((kept) => !stale && setFound(kept));
    return () => {
      stale = true;
    };
  }, [id]);

  const acts = useMemo<Omit<SectionDrafts, 'found'>>(
    () => ({
      keep: (answers, base) => drafts.keep(id, answers, base),
      takeOver: (from, answers, base) => drafts.takeOver(id, from, answers, base),
      discard: (draft) => drafts.discard(draft),
      forget: () => drafts.forget(id),
    }),
    [id],
  );
  return { found, ...acts };
}
