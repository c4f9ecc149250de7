import { Box } from '@mantine/core';
import { readSession, readUserId } from '#api/session/session.ts';
import { useSharedLists } from '#api/use-shared-lists.ts';
import { formTitles } from '#drafts/draft-modules.ts';
import { ListLookups } from '#questionnaire/list-lookups.tsx';
import { AnswersForm } from '#questionnaire/questionnaire-form.tsx';
import { useSaveState } from '#questionnaire/save-state.ts';
import { UpdateActions } from '#questionnaire/update-actions.tsx';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import { AddOutcome } from './add-outcome.tsx';
import { type NewPatientFormOptions, useNewPatientForm } from './use-new-patient-form.ts';

const updateHints = {
  untouched: 'Add patient becomes available when you fill something in.',
  touched: 'Nobody is invited before you press Add patient.',
  saving: 'Adding the patient.',
};

// Constants, so that a render with the same state gives the guard the same list.
const unsavedTitles = [formTitles.NewPatient];
const noUnsavedTitles: readonly string[] = [];

/** Form to add a patient, with the answers known so far (physician §2, §5). */
export function NewPatientForm(props: NewPatientFormOptions) {
  // The patient has no id yet (decision 3), so the physician's id is sent instead.
  const lists = useSharedLists(readUserId());
  const { state, questionnaire, submit, handleDirtyChange, outcome } = useNewPatientForm(props);
  const { isDirty } = useSaveState(state.saveState);

  return (
    <ListLookups lists={lists}>
      <LeaveGuard
        unsaved={isDirty ? unsavedTitles : noUnsavedTitles}
        canBlock={() => state.saveState.get().isDirty && readSession() !== null}
      />
      <AnswersForm
        state={state}
        questionnaire={questionnaire}
        label="New patient"
        hasColumns
        onSubmit={(answers) => submit(answers)}
        onDirtyChange={handleDirtyChange}
        saveError={(resubmit) => (
          <Box mb="lg" display="grid">
            <AddOutcome {...outcome} onRetry={(mode) => resubmit((answers) => submit(answers, mode))} />
          </Box>
        )}
        actions={(state) => (
          <UpdateActions {...state} label="Add patient" texts={updateHints}>
            <LinkButton variant="default" to="/physician/list-patient">
              Cancel
            </LinkButton>
          </UpdateActions>
        )}
      />
    </ListLookups>
  );
}
