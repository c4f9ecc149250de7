import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type FormMedicine, medicinesIn } from '#domain/shoops/medicine/form-medicine.ts';
import type { ShoopStart } from '#domain/shoops/start-from.ts';
import { type AnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { useIsShown } from '#ui/reading/visibility.ts';
import { DraftsButton } from '../drafts/drafts-button.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { useShoopStarts } from '../start/use-shoop-starts.ts';
import { useLoadMedicine } from './use-load-medicine.ts';
import { useShowField } from './use-show-field.ts';

interface LoadMedicinesProps {
  form: AnswerForm;
  patientId: string;
  /** Number of saves of the form. */
  saveCount: number;
}

/** Buttons that load a medicine (physician §4). Also loads a pending start (decision 86). */
export function LoadMedicines({ form, patientId, saveCount }: LoadMedicinesProps) {
  const { loadDraft, loadSuggestion, startFrom } = useLoadMedicine(form, patientId);
  const starts = useShoopStarts();
  const isShown = useIsShown();
  const [loadedStart, setLoadedStart] = useState<ShoopStart | null>(null);
  useEffect(() => {
    // A hidden form cannot take the focus.
    if (!isShown || !starts?.pending) return;
    startFrom(starts.pending);
    starts.markLoaded(starts.pending);
    setLoadedStart(starts.pending);
  }, [starts, startFrom, isShown]);
  const showField = useShowField();
  const focusTarget = useEffectEvent(({ key }: ShoopStart) => {
    const index = medicinesIn(form.getAnswers()).findIndex(({ start }) => start?.key === key);
    showField(`shoop.${index}.dailyDose`);
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  });
  // The first target dose is focused and selected, so that typing replaces it (decision 86).
  useEffect(() => {
    if (loadedStart) focusTarget(loadedStart);
  }, [loadedStart]);
  // As JSON: the selector's results must be equal for equal ids.
  const loadedIdsJson = useDerivedFromAnswer('shoop', (rows) =>
    JSON.stringify((rows as FormMedicine[]).flatMap(({ shoopId }) => shoopId ?? [])),
  );
  const loadedIds = useMemo(() => JSON.parse(loadedIdsJson) as string[], [loadedIdsJson]);
  return (
    <>
      {/* The key forgets the added suggestions: after a save they can be added again. */}
      <ImportButton key={saveCount} patientId={patientId} onImport={loadSuggestion} />
      <DraftsButton patientId={patientId} onEdit={loadDraft} loadedIds={loadedIds} />
    </>
  );
}
