import { Button, Text } from '@mantine/core';
import { useId } from 'react';
import { type Activity, isBusy } from '#api/activity.ts';
import {
  type FormMedicine,
  isUntouchedMedicine,
  medicinesToSave,
} from '#domain/shoops/medicine/form-medicine.ts';
import { joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { type SaveStateStore, useSaveState } from '#questionnaire/save-state.ts';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import classes from './shoop-form.module.css';

interface ShoopActionsProps {
  saveState: SaveStateStore;
  activity: Activity<{ readonly isReady: boolean }, unknown>;
  onSend: () => void;
}

/** Save (draft) and Save & Send (preview first); disabled without changes (physician §4). */
export function ShoopActions({ saveState, activity, onSend }: ShoopActionsProps) {
  const reasonId = useId();
  const { isDirty } = useSaveState(saveState);
  /** True while sending, false while saving, null when idle. */
  const sending = isBusy(activity) && 'submission' in activity ? activity.submission.isReady : null;
  const leftOutText = useDerivedFromAnswer('shoop', (rows) => describeLeftOut(rows as FormMedicine[]));
  const findHeading = (button: HTMLElement) => button.closest('section')?.querySelector<HTMLElement>('h2');
  const saveButton = useRestoredFocus(sending === false, findHeading);
  const sendButton = useRestoredFocus(sending === true, findHeading);
  return (
    <>
      <Text id={reasonId} size="sm" c="dimmed">
        {describeState(isDirty, activity.phase === 'previewing' ? null : sending)} {isDirty && leftOutText}
      </Text>
      <div className={classes.buttons}>
        <Button
          ref={saveButton}
          type="submit"
          variant="default"
          disabled={!isDirty || sending === true}
          loading={sending === false}
          aria-describedby={reasonId}
        >
          Save
        </Button>
        <Button
          ref={sendButton}
          disabled={!isDirty || sending === false}
          loading={sending === true && activity.phase !== 'previewing'}
          aria-describedby={reasonId}
          onClick={onSend}
        >
          Save &amp; Send
        </Button>
      </div>
    </>
  );
}

/** Returns the text above the buttons: the state of the form or of its sending. */
function describeState(isDirty: boolean, sending: boolean | null): string {
  if (sending !== null) return sending ? 'Sending your Shoop.' : 'Saving your draft.';
  return isDirty
    ? 'Save keeps a draft that only you see. Save & Send shows you first what the patient will read.'
    : 'Save and Save & Send become available when you fill something in.';
}

/** Returns a sentence about the empty medicines that a save leaves out, or ''. */
export function describeLeftOut(rows: readonly FormMedicine[]): string {
  const savedMedicines = medicinesToSave(rows);
  // If all are empty, the first is saved, so that its missing fields are reported.
  const empty = rows.flatMap((row, index) =>
    isUntouchedMedicine(row) && !savedMedicines.some((saved) => saved.index === index) ? [index + 1] : [],
  );
  if (empty.length === 0) return '';
  return empty.length === 1
    ? `Medicine ${empty[0]} is empty and is left out.`
    : `Medicines ${joinWithAnd(empty.map(String))} are empty and are left out.`;
}
