import { useState } from 'react';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { type FormMedicine, medicinesIn } from '#domain/shoops/medicine/form-medicine.ts';
import { joinWithAnd } from '#domain/shoops/safety/medicine-phrases.ts';
import { putBack, splitOffStart } from '#domain/shoops/start-from.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { RemovedRow } from '#questionnaire/rows/removed-row.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

/** Lists the cannabinoids of medicines. */
const listNames = (rows: readonly FormMedicine[]) =>
  joinWithAnd(rows.map(({ targetCannabinoid }) => cannabinoidName(String(targetCannabinoid ?? ''))));

/** Returns the start of the last medicine that has one. */
const lastStart = (rows: readonly FormMedicine[]) => rows.findLast(({ start }) => start !== undefined)?.start;

/** Names the last start; removes and restores its medicines (decision 86). */
export function StartedFrom() {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const [takenOut, setTakenOut] = useState<readonly FormMedicine[]>([]);
  const readRows = () => medicinesIn(form.getAnswers());
  const key = useDerivedFromAnswer('shoop', (rows) => lastStart(rows as FormMedicine[])?.key ?? null);
  const start = key === null ? undefined : lastStart(readRows());

  /** Takes the medicines of the start out of the form. */
  function takeOut() {
    if (!start) return;
    const result = splitOffStart(readRows(), start);
    setTakenOut(result.taken);
    form.setAnswer('shoop', result.rest);
    announce(`${listNames(result.taken)} taken out. Undo brings it back.`);
  }
  /** Brings the medicines back that were taken out. */
  function bringBack() {
    form.setAnswer('shoop', putBack(readRows(), takenOut));
    setTakenOut([]);
    announce(`${listNames(takenOut)} is back.`);
  }
  if (start) {
    const text = `Started from the Shoop of ${formatShoopDate(start.createdAt)}. Nothing is sent yet.`;
    // Not a slot of the list: nothing else has the key -1.
    return <RemovedRow slotKey={-1} message={text} onUndo={takeOut} />;
  }
  if (takenOut.length === 0) return null;
  return <RemovedRow slotKey={-1} message={`Taken out: ${listNames(takenOut)}.`} onUndo={bringBack} />;
}
