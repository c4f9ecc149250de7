import { useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { lockedPersonalInformation, personalInformation } from '#domain/registration/personal.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { StepActions } from './step-actions.tsx';
import { StepFailure } from './step-failure.tsx';
import { TakenChecks } from './taken-checks.tsx';
import { usePersonalSave } from './use-personal-save.ts';
import type { SignUpState } from './use-sign-up.ts';

/** Prefix of the fields' ids. */
const idPrefix = 'personal';
const noProblems: Problems = {};

interface PersonalStepProps {
  signUp: SignUpState;
  onDone: () => void;
  onStartAgain: () => void;
}

/** Step 1 (accounts §4.1). The first save verifies the phone and locks three fields. */
export function PersonalStep({ signUp, onDone, onStartAgain }: PersonalStepProps) {
  const { userId, keepAnswers } = signUp;
  const [initialAnswers] = useState(() => signUp.answersOf('personal'));
  const [takenProblems, setTakenProblems] = useState(noProblems);
  const { save, failure, outcome, isGone, dialog } = usePersonalSave(signUp, `${idPrefix}-phone`);

  async function submit(answers: Answers) {
    await save(answers);
    onDone();
  }

  return (
    <>
      {userId && <LockedNotice onStartAgain={onStartAgain} />}
      <QuestionnaireForm
        questionnaire={userId ? lockedPersonalInformation : personalInformation}
        initialAnswers={initialAnswers}
        idPrefix={idPrefix}
        label="Personal Information"
        // A step that was filled in before can be sent unchanged.
        savesUnchanged
        knownProblems={takenProblems}
        onAnswersChange={(answers) => keepAnswers('personal', answers)}
        onSubmit={submit}
        saveError={
          (failure || outcome) && (
            <StepFailure
              message={failure ?? ''}
              outcome={outcome}
              onStartAgain={isGone ? onStartAgain : undefined}
            />
          )
        }
        actions={({ isSaving, heldUpReason }) => (
          <StepActions label="Next" saving={isSaving} disabledReason={heldUpReason} />
        )}
      >
        {!userId && <TakenChecks onFound={setTakenProblems} shouldFillCity />}
      </QuestionnaireForm>
      {dialog}
    </>
  );
}
