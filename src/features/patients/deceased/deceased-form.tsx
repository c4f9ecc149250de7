import { Box } from '@mantine/core';
import { readSession } from '#api/session/session.ts';
import { isSameRecord } from '#clinic/patient-page/is-same-record.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { ConfirmDeath } from './confirm-death.tsx';
import { DeceasedActions } from './deceased-actions.tsx';
import { type DeceasedFormProps, useDeathForm } from './use-death-form.ts';

// Constants, so that a render with the same state gives the guard the same list.
const unsavedTitles = ['Patient Deceased'];
const noUnsavedTitles: readonly string[] = [];

/** Form of a death: date and cause; Confirm opens a dialog with the name (physician §4, §5). */
export default function DeceasedForm(props: DeceasedFormProps) {
  const form = useDeathForm(props);
  const { isDirty, error } = form;
  return (
    <>
      <LeaveGuard
        unsaved={isDirty ? unsavedTitles : noUnsavedTitles}
        canBlock={() => readSession() !== null}
        isSamePage={isSameRecord}
      />
      <QuestionnaireForm
        questionnaire={form.questions}
        initialAnswers={form.initialAnswers}
        idPrefix="deceased"
        label="Patient Deceased"
        onSubmit={form.submit}
        onAnswersChange={form.updateDirty}
        saveError={
          error && (
            <Box mb="lg">
              <NotSaved title="This is not saved." why={[error.message]} />
            </Box>
          )
        }
        actions={({ isSaving }) => (
          <DeceasedActions isDirty={isDirty} saving={isSaving} wasDeceased={form.wasDeceased} />
        )}
      />
      <ConfirmDeath {...form.confirmation} patient={props.patient} error={error?.message} />
    </>
  );
}
