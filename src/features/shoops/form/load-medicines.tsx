import { useEffect, useMemo } from 'react';
import type { FormMedicine } from '#domain/shoops/form-medicine.ts';
import { type AnswerForm, useFromAnswer } from '#questionnaire/answer-form.ts';
import { useIsShown } from '#ui/reading/shown.ts';
import { DraftsButton } from '../drafts/drafts-button.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { useShoopStarts } from '../start/use-shoop-start.ts';
import { useLoadMedicine } from './use-load-medicine.ts';

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
  useEffect(() => {
    // What is hidden takes no focus.
    if (!isShown || !starts?.pending) return;
    startFrom(starts.pending);
    starts.taken(starts.pending);
  }, [starts, startFrom, isShown]);
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
