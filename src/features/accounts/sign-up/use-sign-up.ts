import { useCallback, useRef, useState } from 'react';
import {
  forgetRegistrationId,
  readRegistrationId,
  storeRegistrationId,
} from '#api/session/registration-id.ts';
import { blankAnswers } from '#domain/questions/answers/rows.ts';
import type { Answers } from '#domain/questions/question.ts';
import { blankSignUp, type SignUpDraft } from '#domain/registration/draft.ts';
import { medicalInformation } from '#domain/registration/medical.ts';
import { personalInformation } from '#domain/registration/personal.ts';
import { recommendingPhysician } from '#domain/registration/recommending-physician.ts';
import type { SignUpStep, SignUpStepName } from '#domain/registration/steps.ts';
import type { UploadType } from '#domain/registration/uploads.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';

const questionnaires = {
  personal: personalInformation,
  physician: recommendingPhysician,
  medical: medicalInformation,
} as const;

/** Answers and progress in this tab. Each change is stored; none causes a rerender. */
function useStoredDraft() {
  const draft = useRef<SignUpDraft | null>(null);
  draft.current ??= readDraft();
  const change = useCallback((changes: Partial<SignUpDraft>) => {
    draft.current = { ...(draft.current ?? blankSignUp), ...changes };
    writeDraft(draft.current);
  }, []);
  return { draft, change };
}

/** State of the sign-up in this tab; survives a reload. Keystrokes cause no rerender. */
export function useSignUp() {
  const [restartCount, setAttempt] = useState(0);
  const [{ userId, uploads }, setKnown] = useState(readDraft);
  const { draft, change } = useStoredDraft();
  const keep = useCallback((step: SignUpStepName, answers: Answers) => change({ [step]: answers }), [change]);

  return {
    /** Number of restarts, the key that remounts the forms. */
    attempt: restartCount,
    userId,
    /** Names of the uploaded pictures. */
    uploads,
    /** True for a sign-up of this browser whose e-mail this tab does not know (decision 51). */
    forgotten: userId === '' && readRegistrationId() !== '',
    answersOf: (step: SignUpStepName): Answers => ({
      ...blankAnswers(questionnaires[step].questions),
      ...draft.current?.[step],
    }),
    keep,
    /** Stores the id after the first save of step 1. */
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
    /** Allows a step to be opened. */
    reach(step: SignUpStep) {
      if (step > (draft.current?.reached ?? 1)) change({ reached: step });
    },
    startAgain() {
      forgetEverything();
      draft.current = blankSignUp;
      setKnown(blankSignUp);
      setAttempt((count) => count + 1);
    },
    /** Removes the sign-up from the browser, once it is complete. */
    finish: forgetEverything,
  };
}

function forgetEverything(): void {
  forgetRegistrationId();
  forgetDraft();
}

export type SignUpState = ReturnType<typeof useSignUp>;
