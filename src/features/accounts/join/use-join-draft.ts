import { useCallback, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { physicianDraftKey, physicianDraftSchema } from '#domain/registration/draft.ts';
import { keptDraft } from '../kept-draft.ts';

const kept = keptDraft(physicianDraftKey, physicianDraftSchema);

/** A physician's registration that is under way in this tab. What is typed is kept without drawing anything anew. */
export function useJoinDraft() {
  const [{ answers, picture: first }] = useState(kept.read);
  const [picture, setPicture] = useState(first);
  return {
    /** What was typed before a reload. */
    answers,
    picture,
    keepAnswers: useCallback((typed: Answers) => kept.write({ ...kept.read(), answers: typed }), []),
    keepPicture: useCallback((address: string) => {
      setPicture(address);
      kept.write({ ...kept.read(), picture: address });
    }, []),
    /** It is sent: nothing of it stays in the browser. */
    forget: kept.forget,
  };
}
