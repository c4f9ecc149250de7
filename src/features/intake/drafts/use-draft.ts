import { useCallback, useEffect, useMemo, useState } from 'react';
import { readSubjectId } from '#api/session.ts';
import type { Answers } from '#domain/questions/question.ts';
import { useSubject } from '../subject.ts';
import { type Draft, type DraftId, drafts } from './drafts.ts';

interface SectionDraft {
  /** Null while it is being looked for. */
  found: { draft: Draft | null } | null;
  keep: (answers: Answers) => void;
  forget: () => void;
}

/** The draft of one section of the record that is open, for who is signed in. */
export function useDraft(module: string): SectionDraft {
  const { ownerId } = useSubject();
  const [userId] = useState(readSubjectId);
  const id = useMemo<DraftId>(() => ({ userId, patientId: ownerId, module }), [userId, ownerId, module]);
  const [found, setFound] = useState<SectionDraft['found']>(null);

  useEffect(() => {
    let stale = false;
    void drafts.read(id).then((draft) => !stale && setFound({ draft }));
    return () => {
      stale = true;
    };
  }, [id]);

  const keep = useCallback((answers: Answers) => drafts.keep(id, answers), [id]);
  const forget = useCallback(() => drafts.forget(id), [id]);
  return { found, keep, forget };
}
