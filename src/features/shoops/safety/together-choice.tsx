import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { formatDose } from '#domain/values/amounts/doses.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ignoreSecondClick } from '#ui/reading/ignore-second-click.ts';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { addNewestRecommendation } from '../sending/add-newest-recommendation.ts';
import { hasCopies, type Submission, withoutCopies } from '../sending/submission.ts';
import { formatMinutesSince, type Sending } from './recent-sendings.ts';
import classes from './safety.module.css';

/** Returns a medicine's cannabinoid and daily dose. */
const describeMedicine = ({ targetCannabinoid, dailyDose, dailyDoseUnit }: MedicinePayload) =>
  `${cannabinoidName(targetCannabinoid)} ${formatDose({ dose: dailyDose, doseUnit: dailyDoseUnit })}`;

interface TogetherChoiceProps {
  patientId: string;
  /** Name of the patient. */
  name: string;
  /** Sending of the last ten minutes to the same patient. */
  recentSending: Sending;
  submission: Submission;
  /** True while the newest recommendation is fetched. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onChoose: (submission: Submission) => void;
}

/** Warns that a Shoop replaces one sent recently, and offers to send both (decision 97). */
export function TogetherChoice(props: TogetherChoiceProps) {
  const { patientId, name, recentSending, submission, isAdding, onAdding, onChoose } = props;
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const toggleButton = useRestoredFocus(isAdding);
  const sendsBoth = hasCopies(submission);
  const ownCannabinoids = new Set(submission.medicines.map(({ payload }) => payload.targetCannabinoid));
  const isReplaced = recentSending.payloads.every(({ targetCannabinoid }) =>
    ownCannabinoids.has(targetCannabinoid),
  );
  const copies = submission.medicines.filter(({ copyOf }) => copyOf !== undefined);

  /** Adds the newest recommendation to the submission, or takes it out again. */
  async function toggleBoth() {
    setReasons([]);
    onAdding(true);
    try {
      const chosenSubmission = sendsBoth
        ? withoutCopies(submission)
        : await addNewestRecommendation(submission, patientId);
      if (typeof chosenSubmission === 'string') setReasons([chosenSubmission]);
      else onChoose(chosenSubmission);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setReasons(reasonsOf(error));
    }
    // The button's action is reversed now: a double click would undo the choice.
    ignoreSecondClick();
    onAdding(false);
  }

  return (
    <InlineNotice
      kind={sendsBoth ? 'info' : 'warning'}
      title={
        sendsBoth
          ? 'Both are sent together.'
          : `${joinWithAnd(recentSending.payloads.map(describeMedicine))} went to ${name} ${formatMinutesSince(recentSending)} ago.`
      }
    >
      <div className={classes.choice}>
        <div role="status">
          {sendsBoth
            ? `${joinWithAnd(copies.map(({ payload }) => describeMedicine(payload)))} is in this Shoop again, so that the patient reads all of it as current.`
            : 'Sent alone, this Shoop takes its place as the newest: the patient will read only this one as current.'}
        </div>
        {(sendsBoth || !isReplaced) && (
          <Button
            ref={toggleButton}
            size="sm"
            variant="default"
            loading={isAdding}
            onClick={() => void toggleBoth()}
          >
            {sendsBoth ? 'Send this one alone' : 'Send both together'}
          </Button>
        )}
      </div>
      {reasons.length > 0 && <div role="alert">{reasons.join(' ')}</div>}
    </InlineNotice>
  );
}
