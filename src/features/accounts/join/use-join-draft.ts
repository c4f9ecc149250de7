import { useCallback, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { joinDraft } from './draft.ts';

/** A physician's registration that is under way in this tab. What is typed is kept without drawing anything anew. */
export function useJoinDraft() {
  const [{ answers, picture: first }] = useState(joinDraft.read);
  const [picture, setPicture] = useState(first);
  return {
    /** What was typed before a reload. */
    answers,
    picture,
    keepAnswers: useCallback(
      (typed: Answers) => joinDraft.write({ ...joinDraft.read(), answers: typed }),
      [],
    ),
    keepPicture: useCallback((address: string) => {
      setPicture(address);
      joinDraft.write({ ...joinDraft.read(), picture: address });
    }, []),
    /** It is sent: nothing of it stays in the browser. */
    forget: joinDraft.forget,
  };
}
