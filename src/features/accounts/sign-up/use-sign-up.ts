import { useCallback, useRef, useState } from 'react';
import {
  forgetRegistrationId,
  readRegistrationId,
  storeRegistrationId,
} from '#api/session/registration-id.ts';
import type { Answers } from '#domain/questions/question.ts';
import { blankAnswers } from '#domain/questions/rows.ts';
import { blankSignUp, type SignUpDraft } from '#domain/registration/draft.ts';
import { medicalInformation } from '#domain/registration/medical.ts';
import { ownPhysician } from '#domain/registration/own-physician.ts';
import { personalInformation } from '#domain/registration/personal.ts';
import type { SignUpStep, SignUpStepName } from '#domain/registration/steps.ts';
import type { UploadType } from '#domain/registration/uploads.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';

const questionnaires = {
  personal: personalInformation,
  physician: ownPhysician,
  medical: medicalInformation,
} as const;

/** The sign-up that is under way, kept through a reload. What is typed is kept without drawing anything anew. */
export function useSignUp() {
  const [attempt, setAttempt] = useState(0);
  const [{ userId, uploads }, setKnown] = useState(readDraft);
  const draft = useRef<SignUpDraft | null>(null);
  draft.current ??= readDraft();

  const change = useCallback((changes: Partial<SignUpDraft>) => {
    draft.current = { ...(draft.current ?? blankSignUp), ...changes };
    writeDraft(draft.current);
  }, []);

  const keep = useCallback((step: SignUpStepName, answers: Answers) => change({ [step]: answers }), [change]);

  return {
    /** Counts how often it was begun anew, for the forms to start anew with it. */
    attempt,
    userId,
    /** The names of the pictures that have arrived. */
    uploads,
    /** This browser has begun a sign-up, but this tab does not know with which email and phone (decision 51). */
    forgotten: userId === '' && readRegistrationId() !== '',
    answersOf: (step: SignUpStepName): Answers => ({
      ...blankAnswers(questionnaires[step].questions),
      ...draft.current?.[step],
    }),
    keep,
    /** Step 1 was saved for the first time. */
    begin(id: string) {
      storeRegistrationId(id);
      change({ userId: id });
      setKnown((known) => ({ ...known, userId: id }));
    },
    uploaded(type: UploadType, name: string) {
      const arrived = { ...draft.current?.uploads, [type]: name };
      change({ uploads: arrived });
      setKnown((known) => ({ ...known, uploads: arrived }));
    },
    /** A step may be opened from now on. */
    reach(step: SignUpStep) {
      if (step > (draft.current?.reached ?? 1)) change({ reached: step });
    },
    startAgain() {
      forgetEverything();
      draft.current = blankSignUp;
      setKnown(blankSignUp);
      setAttempt((count) => count + 1);
    },
    /** It is done: nothing of it stays in the browser. */
    finish: forgetEverything,
  };
}

function forgetEverything(): void {
  forgetRegistrationId();
  forgetDraft();
}

export type SignUpState = ReturnType<typeof useSignUp>;
