import { useState } from 'react';
import { useSpecializations } from '#api/use-specializations.ts';
import { blankAnswers } from '#domain/questions/answers/rows.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { physicianRegistration } from '#domain/registration/physician.ts';
import { PictureField } from '#identity/picture/picture-field.tsx';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { StepActions } from '../sign-up/step-actions.tsx';
import { StepFailure } from '../sign-up/step-failure.tsx';
import { TakenChecks } from '../sign-up/taken-checks.tsx';
import { useJoin } from './use-join.ts';
import { useJoinDraft } from './use-join-draft.ts';

/** Prefix of the fields' ids. */
const idPrefix = 'join';
const noProblems: Problems = {};

/** Form of a physician's registration (physician §2, §5). A reload keeps the answers. */
export function JoinForm() {
  const specializations = useSpecializations();
  const [questionnaire] = useState(() => physicianRegistration(specializations));
  const draft = useJoinDraft();
  const [initialAnswers] = useState(() => ({ ...blankAnswers(questionnaire.questions), ...draft.answers }));
  const [takenProblems, setTakenProblems] = useState(noProblems);
  const { submit, failure, outcome, dialog } = useJoin({
    questionnaire,
    fieldId: `${idPrefix}-phone`,
    onSent: draft.forget,
  });

  return (
    <>
      <QuestionnaireForm
        questionnaire={questionnaire}
        initialAnswers={initialAnswers}
        idPrefix={idPrefix}
        label="Physician Registration"
        // Answers that a reload has restored count as unchanged, and can be sent.
        savesUnchanged
        knownProblems={takenProblems}
        onAnswersChange={draft.keepAnswers}
        onSubmit={(answers) => submit(answers, draft.picture)}
        saveError={
          (failure || outcome) && (
            <StepFailure subject="Your application" message={failure} outcome={outcome} />
          )
        }
        actions={({ isSaving, heldUpReason }) => (
          <StepActions label="SUBMIT" saving={isSaving} disabledReason={heldUpReason} />
        )}
      >
        <TakenChecks onFound={setTakenProblems} />
        <PictureField
          label="Your picture"
          description="Optional. A .jpg, .jpeg or .png file. Your patients see it."
          value={draft.picture}
          onChange={draft.keepPicture}
        />
      </QuestionnaireForm>
      {dialog}
    </>
  );
}
