import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPatientShoops, shoopReadiness } from '#api/endpoints/physician-shoops.ts';
import { endpointQuery, refetchOnReturn } from '#api/query.ts';
import type { Problems } from '#domain/questions/questionnaire.ts';
import { type FormMedicine, medicinesIn } from '#domain/shoops/medicine/form-medicine.ts';
import { type ShoopList, shoopsFor } from '#domain/shoops/shoop.ts';
import { compareWithStored } from '#domain/shoops/stored-draft.ts';
import { type AnswerForm, useDerivedFromAnswer } from '#questionnaire/answer-form.ts';
import { type SaveStateStore, useSaveState } from '#questionnaire/save-state.ts';

/** Title of the notice, and text of the problem in the error summary. */
export const DRAFT_GONE = 'This draft was sent or removed meanwhile.';

/** Compares the form with the stored drafts. @returns problems of sent or removed drafts */
function applyStoredDrafts(form: AnswerForm, { shoops, unreadable }: ShoopList, patientId: string): Problems {
  // An unreadable draft may be the missing one.
  if (unreadable > 0) return {};
  const goneProblems: Problems = {};
  medicinesIn(form.getAnswers()).forEach((row, index) => {
    const comparedRow = compareWithStored(row, shoops, patientId);
    if (comparedRow === row) return;
    form.setAnswer(`shoop.${index}`, comparedRow);
    if (comparedRow.isGone) goneProblems[`shoop.${index}.isGone`] = DRAFT_GONE;
  });
  return goneProblems;
}

/**
 * Detects drafts in the form that were sent, removed or saved with other values elsewhere. A draft
 * that is gone would be saved as a new Shoop; for a conflict, the physician must choose a version.
 */
export function useDraftConflicts(form: AnswerForm, saveState: SaveStateStore, patientId: string) {
  const client = useQueryClient();
  // As a text: the selector's results must be equal for equal ids.
  const ids = useDerivedFromAnswer('shoop', (rows) =>
    (rows as FormMedicine[]).flatMap(({ shoopId }) => shoopId ?? []).join('|'),
  );
  const { isSaving } = useSaveState(saveState);
  const query = endpointQuery(listPatientShoops, { query: { patientId, isReady: shoopReadiness.drafts } });
  const { data } = useQuery({
    ...query,
    ...refetchOnReturn,
    select: (list) => shoopsFor(patientId, list),
    enabled: ids !== '',
  });
  useEffect(() => {
    if (!isSaving && ids !== '' && data) applyStoredDrafts(form, data, patientId);
  }, [data, ids, isSaving, form, patientId]);
  return {
    /** Fetches the drafts from the server now. @throws ApiError if that fails */
    async fetchProblems(): Promise<Problems> {
      const list = await client.fetchQuery({ ...query, staleTime: 0 });
      return applyStoredDrafts(form, shoopsFor(patientId, list), patientId);
    },
  };
}

/** Detection of conflicts with stored drafts. */
export type DraftConflicts = ReturnType<typeof useDraftConflicts>;
