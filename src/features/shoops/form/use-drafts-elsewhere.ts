import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery, freshOnReturn } from '#api/query.ts';
import type { FormMedicine } from '#domain/shoops/form-medicine.ts';
import { asNew, medicinesIn } from '#domain/shoops/form-medicine.ts';
import { shoopsFor } from '#domain/shoops/shoop.ts';
import { type AnswerForm, useFromAnswer } from '#questionnaire/answer-form.ts';
import { type SaveStateStore, useSaveState } from '#questionnaire/save-state.ts';

/**
 * A draft that is open here and was sent or removed elsewhere is a draft no more: it says so, and would be saved as a
 * new Shoop.
 */
export function useGoneDrafts(form: AnswerForm, saveState: SaveStateStore, patientId: string): void {
  const ids = useFromAnswer('shoop', (rows) =>
    (rows as FormMedicine[]).flatMap(({ shoopId }) => shoopId ?? []).join('|'),
  );
  const { saving } = useSaveState(saveState);
  const { data } = useQuery({
    ...endpointQuery(listPatientShoops, { query: { patientId, isReady: shoopReadiness.drafts } }),
    ...freshOnReturn,
    select: (list) => shoopsFor(patientId, list),
    enabled: ids !== '',
  });
  useEffect(() => {
    // One that cannot be read may be the one that is missing.
    if (saving || ids === '' || !data || data.unreadable > 0) return;
    medicinesIn(form.getAnswers()).forEach((row, index) => {
      if (row.shoopId === undefined || data.shoops.some(({ id }) => id === row.shoopId)) return;
      form.setAnswer(`shoop.${index}`, { ...asNew(row), isGone: true });
    });
  }, [data, ids, saving, form]);
}
