import { Box } from '@mantine/core';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { profileStepTitle } from '#domain/profile/profile-steps.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved-sections.ts';
import { StepActions } from './step-actions.tsx';

const title = profileStepTitle('personal');

/** Prefix of the ids of the form's fields. */
export const FIELD_ID_PREFIX = 'profile';

interface PersonalFormProps {
  questionnaire: Questionnaire;
  /** Stored answers, read once. */
  saved: Answers;
  /** Error of the last save; null if there is none. */
  error: unknown;
  /** Rejects if the save fails; the form then keeps its answers. */
  onSubmit: (answers: Answers) => Promise<unknown>;
}

/** Form of the first step, for patients and physicians. */
export function PersonalForm({ questionnaire, saved, error, onSubmit }: PersonalFormProps) {
  const reportUnsaved = useReportUnsaved();
  return (
    <QuestionnaireForm
      questionnaire={questionnaire}
      initialAnswers={saved}
      idPrefix={FIELD_ID_PREFIX}
      label={title}
      onSubmit={onSubmit}
      onDirtyChange={(isDirty) => reportUnsaved(title, isDirty)}
      saveError={
        error !== null && (
          <Box mb="lg">
            <NotSaved title="Your changes are not saved." why={reasonsOf(error)} />
          </Box>
        )
      }
      actions={({ isDirty, isSaving }) => (
        <StepActions step="personal" isDirty={isDirty} isSaving={isSaving} />
      )}
    />
  );
}
