import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { reasonsOf } from '#api/client/reasons-of.ts';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import type { MedicinePayload } from '#domain/shoops/payload.ts';
import { joinWithAnd } from '#domain/shoops/safety/words.ts';
import { formatDose } from '#domain/values/amounts/doses.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ignoreSecondClick } from '#ui/reading/ignore-second-click.ts';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { addNewestRecommendation } from '../sending/add-newest.ts';
import { type Errand, hasCopies, withoutCopies } from '../sending/errand.ts';
import { formatMinutesSince, type Sending } from './recent-sendings.ts';
import classes from './safety.module.css';

const inBrief = ({ targetCannabinoid, dailyDose, dailyDoseUnit }: MedicinePayload) =>
  `${cannabinoidName(targetCannabinoid)} ${formatDose({ dose: dailyDose, doseUnit: dailyDoseUnit })}`;

interface TogetherChoiceProps {
  patientId: string;
  name: string;
  /** Sending of the last ten minutes to the same patient. */
  former: Sending;
  errand: Errand;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onChoose: (errand: Errand) => void;
}

/** Warns that a Shoop replaces one sent recently, and offers to send both (decision 97). */
export function TogetherChoice(props: TogetherChoiceProps) {
  const { patientId, name, former, errand, isAdding, onAdding, onChoose } = props;
  const [why, setWhy] = useState<readonly string[]>([]);
  const button = useRestoredFocus(isAdding);
  const isBoth = hasCopies(errand);
  const own = new Set(errand.medicines.map(({ payload }) => payload.targetCannabinoid));
  const isReplaced = former.payloads.every(({ targetCannabinoid }) => own.has(targetCannabinoid));
  const copies = errand.medicines.filter(({ copyOf }) => copyOf !== undefined);

  async function choose() {
    setWhy([]);
    onAdding(true);
    try {
      const chosen = isBoth ? withoutCopies(errand) : await addNewestRecommendation(errand, patientId);
      if (typeof chosen === 'string') setWhy([chosen]);
      else onChoose(chosen);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWhy(reasonsOf(error));
    }
    // The button's action is reversed now: a double click would undo the choice.
    ignoreSecondClick();
    onAdding(false);
  }

  return (
    <InlineNotice
      kind={isBoth ? 'info' : 'warning'}
      title={
        isBoth
          ? 'Both are sent together.'
          : `${joinWithAnd(former.payloads.map(inBrief))} went to ${name} ${formatMinutesSince(former)} ago.`
      }
    >
      <div className={classes.choice}>
        <div role="status">
          {isBoth
            ? `${joinWithAnd(copies.map(({ payload }) => inBrief(payload)))} is in this Shoop again, so that the patient reads all of it as current.`
            : 'Sent alone, this Shoop takes its place as the newest: the patient will read only this one as current.'}
        </div>
        {(isBoth || !isReplaced) && (
          <Button ref={button} size="sm" variant="default" loading={isAdding} onClick={() => void choose()}>
            {isBoth ? 'Send this one alone' : 'Send both together'}
          </Button>
        )}
      </div>
      {why.length > 0 && <div role="alert">{why.join(' ')}</div>}
    </InlineNotice>
  );
}
