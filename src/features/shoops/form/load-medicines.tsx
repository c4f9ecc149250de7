import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type FormMedicine, medicinesIn } from '#domain/shoops/form-medicine.ts';
import type { ShoopStart } from '#domain/shoops/start-from.ts';
import { type AnswerForm, useFromAnswer } from '#questionnaire/answer-form.ts';
import { useIsShown } from '#ui/reading/shown.ts';
import { DraftsButton } from '../drafts/drafts-button.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { useShoopStarts } from '../start/use-shoop-start.ts';
import { useLoadMedicine } from './use-load-medicine.ts';
import { useShowField } from './use-show-field.ts';

interface LoadProps {
  form: AnswerForm;
  patientId: string;
  saves: number;
}

/** Buttons that take a medicine into the form (physician §4), and a start that waits for it (decision 86). */
export function LoadMedicines({ form, patientId, saves }: LoadProps) {
  const { loadDraft, loadSuggestion, startFrom } = useLoadMedicine(form, patientId);
  const starts = useShoopStarts();
  const isShown = useIsShown();
  const [started, setStarted] = useState<ShoopStart | null>(null);
  useEffect(() => {
    // What is hidden takes no focus.
    if (!isShown || !starts?.pending) return;
    startFrom(starts.pending);
    starts.taken(starts.pending);
    setStarted(starts.pending);
  }, [starts, startFrom, isShown]);
  const showField = useShowField();
  const focusTarget = useEffectEvent(({ key }: ShoopStart) => {
    const first = medicinesIn(form.getAnswers()).findIndex(({ start }) => start?.key === key);
    showField(`shoop.${first}.dailyDose`);
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  });
  // The first target dose takes the focus, selected: the next key replaces it (decision 86).
  useEffect(() => {
    if (started) focusTarget(started);
  }, [started]);
  const loaded = useFromAnswer('shoop', (rows) =>
    JSON.stringify((rows as FormMedicine[]).flatMap(({ shoopId }) => shoopId ?? [])),
  );
  const loadedIds = useMemo(() => JSON.parse(loaded) as string[], [loaded]);
  return (
    <>
      {/* What was taken in is known until it is saved: then it can be taken in again. */}
      <ImportButton key={saves} patientId={patientId} onImport={loadSuggestion} />
      <DraftsButton patientId={patientId} onEdit={loadDraft} loadedIds={loadedIds} />
    </>
  );
}
