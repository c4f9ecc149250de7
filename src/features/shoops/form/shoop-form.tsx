import { Title } from '@mantine/core';
import { memo } from 'react';
import { readSession } from '#api/session/session.ts';
import { isSameRecord } from '#clinic/patient-page/is-same-record.ts';
import { type FormMedicine, medicineRows, modeOf } from '#domain/shoops/medicine/form-medicine.ts';
import { formTitles } from '#drafts/draft-modules.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { AnswerFormContext, SavesContext, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { type SaveStateStore, useSaveState } from '#questionnaire/save-state.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { focusNextOnEnter } from '#ui/fields/focus-next-on-enter.ts';
import { LeaveGuard } from '#ui/leaving/leave-guard.tsx';
import { IncompleteWarnings } from '../safety/incomplete-warnings.tsx';
import { FactsLoadingNotice } from '../safety/loading-facts.tsx';
import { SafetyProvider } from '../safety/safety-provider.tsx';
import { LoadMedicines } from './load-medicines.tsx';
import { MedicineList } from './medicine-list.tsx';
import { SaveOutcome } from './save-outcome.tsx';
import { ShoopActions } from './shoop-actions.tsx';
import classes from './shoop-form.module.css';
import { StartedFrom } from './started-from.tsx';
import { ID_PREFIX, type ShoopFormState, useShoopForm } from './use-shoop-form.ts';
import { useShoopSession } from './use-shoop-session.ts';
import { useUnfold } from './use-show-field.ts';

interface ShoopFormProps {
  patientId: string;
  /** Medicines of a restored draft; null for a blank form. */
  initialMedicines: readonly FormMedicine[] | null;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
}

/** Form that builds a Shoop from medicines, each with its doses (physician §2, §4, §5). */
export function ShoopForm({ patientId, initialMedicines, draft }: ShoopFormProps) {
  const state = useShoopForm({ initialMedicines, draft });
  return (
    <AnswerFormContext value={state.form}>
      <ShoopLeaveGuard saveState={state.saveState} />
      <SafetyProvider patientId={patientId}>
        <ShoopFormBody patientId={patientId} state={state} />
      </SafetyProvider>
    </AnswerFormContext>
  );
}

interface ShoopFormBodyProps {
  patientId: string;
  state: ShoopFormState;
}

/** Form below its context. Memoized, so that a keystroke that changes no state renders nothing. */
const ShoopFormBody = memo(function ShoopFormBody({ patientId, state }: ShoopFormBodyProps) {
  const { form, saveState, problems, errors, attempt } = state;
  const shoop = useShoopSession(patientId, state);
  const unfold = useUnfold();
  return (
    <>
      <form
        noValidate
        aria-labelledby="shoop-title"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          // React events of a dialog's form bubble to this form through the React tree.
          if (event.target === event.currentTarget) void shoop.save(false);
        }}
        onKeyDown={focusNextOnEnter}
      >
        <div className={classes.head}>
          <ModeTitle />
          <div className={classes.tools}>
            <LoadMedicines form={form} patientId={patientId} saveCount={shoop.saveCount} />
          </div>
        </div>
        {shoop.alarm}
        <ErrorSummary
          errors={errors}
          attempt={attempt}
          // The id of a field is the prefix, a hyphen and the path.
          revealField={(id) => unfold(id.slice(ID_PREFIX.length + 1))}
        />
        {/* The key forgets the medicines that were taken out: a save ends the offer. */}
        <StartedFrom key={`start ${shoop.saveCount}`} />
        <SavesContext value={shoop.saveCount}>
          <MedicineList problems={problems} />
        </SavesContext>
        <div className={classes.outcome}>
          <IncompleteWarnings />
          <SaveOutcome shoop={shoop} />
          <FactsLoadingNotice patientId={patientId} />
        </div>
        <ShoopActions saveState={saveState} activity={shoop.activity} onSend={() => void shoop.save(true)} />
      </form>
      {shoop.dialog}
    </>
  );
});

/** Title '{mode} SHOOP' (physician §4). */
function ModeTitle() {
  const mode = useDerivedFromAnswer('shoop', (rows) => modeOf(medicineRows(rows)));
  return (
    <Title order={2} size="h3" id="shoop-title" tabIndex={-1}>
      {mode} SHOOP
    </Title>
  );
}

// Constants, so that a render with the same state gives the guard the same list.
const unsavedTitles = [formTitles.Shoop];
const noUnsavedTitles: readonly string[] = [];

/** Guards unsaved changes on links that leave the patient's record, while a session exists. */
function ShoopLeaveGuard({ saveState }: { saveState: SaveStateStore }) {
  const { isDirty } = useSaveState(saveState);
  return (
    <LeaveGuard
      unsaved={isDirty ? unsavedTitles : noUnsavedTitles}
      canBlock={() => saveState.get().isDirty && readSession() !== null}
      isSamePage={isSameRecord}
    />
  );
}
