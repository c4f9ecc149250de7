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
  const changeDraft = useCallback((changes: Partial<SignUpDraft>) => {
    draft.current = { ...(draft.current ?? blankSignUp), ...changes };
    writeDraft(draft.current);
  }, []);
  return { draft, changeDraft };
}

/** State of the sign-up in this tab; survives a reload. Keystrokes cause no rerender. */
export function useSignUp() {
  const [restartCount, setRestartCount] = useState(0);
  /** Parts of the draft that are rendered; the answers change without a rerender. */
  const [{ userId, uploads }, setRenderedDraft] = useState(readDraft);
  const { draft, changeDraft } = useStoredDraft();
  const keepAnswers = useCallback(
    (step: SignUpStepName, answers: Answers) => changeDraft({ [step]: answers }),
    [changeDraft],
  );

  return {
    /** Number of restarts, the key that remounts the forms. */
    restartCount,
    userId,
    /** Names of the uploaded pictures. */
    uploads,
    /** True for a sign-up of this browser whose e-mail this tab does not know (decision 51). */
    isUnknownInTab: userId === '' && readRegistrationId() !== '',
    answersOf: (step: SignUpStepName): Answers => ({
      ...blankAnswers(questionnaires[step].questions),
      ...draft.current?.[step],
    }),
    keepAnswers,
    /** Stores the id after the first save of step 1. */
    storeUserId(id: string) {
      storeRegistrationId(id);
      changeDraft({ userId: id });
      setRenderedDraft((known) => ({ ...known, userId: id }));
    },
    addUpload(type: UploadType, name: string) {
      const allUploads = { ...draft.current?.uploads, [type]: name };
      changeDraft({ uploads: allUploads });
      setRenderedDraft((known) => ({ ...known, uploads: allUploads }));
    },
    /** Allows a step to be opened, and all steps before it. */
    allowStep(step: SignUpStep) {
      if (step > (draft.current?.reached ?? 1)) changeDraft({ reached: step });
    },
    startAgain() {
      removeStoredSignUp();
      draft.current = blankSignUp;
      setRenderedDraft(blankSignUp);
      setRestartCount((count) => count + 1);
    },
    /** Removes the sign-up from the browser, once it is complete. */
    finish: removeStoredSignUp,
  };
}

function removeStoredSignUp(): void {
  forgetRegistrationId();
  forgetDraft();
}

export type SignUpState = ReturnType<typeof useSignUp>;
