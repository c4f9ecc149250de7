import { useState } from 'react';
import { cannabinoidName } from '#domain/shoops/medicine/cannabinoids.ts';
import { type FormMedicine, medicinesIn } from '#domain/shoops/medicine/form-medicine.ts';
import { joinWithAnd } from '#domain/shoops/safety/words.ts';
import { putBack, splitOffStart } from '#domain/shoops/start-from.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { useAnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { RemovedRow } from '#questionnaire/rows/removed-row.tsx';
import { useAnnounce } from '#ui/feedback/live-region.tsx';

const names = (rows: readonly FormMedicine[]) =>
  joinWithAnd(rows.map(({ targetCannabinoid }) => cannabinoidName(String(targetCannabinoid ?? ''))));

const lastStart = (rows: readonly FormMedicine[]) => rows.findLast(({ start }) => start !== undefined)?.start;

/** Names the last start; removes and restores its medicines (decision 86). */
export function StartedFrom() {
  const form = useAnswerForm();
  const announce = useAnnounce();
  const [taken, setTaken] = useState<readonly FormMedicine[]>([]);
  const rows = () => medicinesIn(form.getAnswers());
  const key = useDerivedFromAnswer('shoop', (rows) => lastStart(rows as FormMedicine[])?.key ?? null);
  const last = key === null ? undefined : lastStart(rows());

  function takeOut() {
    if (!last) return;
    const undone = splitOffStart(rows(), last);
    setTaken(undone.taken);
    form.setAnswer('shoop', undone.rest);
    announce(`${names(undone.taken)} taken out. Undo brings it back.`);
  }
  function bringBack() {
    form.setAnswer('shoop', putBack(rows(), taken));
    setTaken([]);
    announce(`${names(taken)} is back.`);
  }
  if (last) {
    const words = `Started from the Shoop of ${formatShoopDate(last.createdAt)}. Nothing is sent yet.`;
    return <RemovedRow slotKey={-1} words={words} onUndo={takeOut} />;
  }
  if (taken.length === 0) return null;
  return <RemovedRow slotKey={-1} words={`Taken out: ${names(taken)}.`} onUndo={bringBack} />;
}
