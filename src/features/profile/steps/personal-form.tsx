import { Box } from '@mantine/core';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { titleOf } from '#domain/profile/profile-steps.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { useReportUnsaved } from '#ui/leaving/unsaved.ts';
import { StepActions } from './step-actions.tsx';

const title = titleOf('personal');

/** Before the name of each field. */
export const PREFIX = 'profile';

interface PersonalFormProps {
  questionnaire: Questionnaire;
  /** What is saved, read once. */
  saved: Answers;
  /** Why the last save failed. */
  error: Error | null;
  /** Rejects when it failed: the form keeps everything. */
  onSubmit: (answers: Answers) => Promise<unknown>;
}

/** The form of the first step, of either role. */
export function PersonalForm({ questionnaire, saved, error, onSubmit }: PersonalFormProps) {
  const reportUnsaved = useReportUnsaved();
  return (
    <QuestionnaireForm
      questionnaire={questionnaire}
      initialAnswers={saved}
      idPrefix={PREFIX}
      label={title}
      onSubmit={onSubmit}
      onDirtyChange={(dirty) => reportUnsaved(title, dirty)}
      saveError={
        error && (
          <Box mb="lg">
            <NotSaved title="Your changes are not saved." why={reasonsOf(error)} />
          </Box>
        )
      }
      actions={({ dirty, saving }) => <StepActions step="personal" dirty={dirty} saving={saving} />}
    />
  );
}
