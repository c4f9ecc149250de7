import { useCallback, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { joinDraft } from './draft.ts';

/** Reads and writes this tab's registration draft. Keystrokes cause no rerender. */
export function useJoinDraft() {
  const [{ answers, picture: initialPicture }] = useState(joinDraft.read);
  const [picture, setPicture] = useState(initialPicture);
  return {
    /** Answers that were stored before a reload. */
    answers,
    picture,
    keepAnswers: useCallback(
      (typed: Answers) => joinDraft.write({ ...joinDraft.read(), answers: typed }),
      [],
    ),
    keepPicture: useCallback((dataUrl: string) => {
      setPicture(dataUrl);
      joinDraft.write({ ...joinDraft.read(), picture: dataUrl });
    }, []),
    /** Removes the draft from the browser, once the registration is sent. */
    forget: joinDraft.forget,
  };
}
