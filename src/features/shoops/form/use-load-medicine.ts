import { useMemo } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import { foldAllBut } from '#domain/shoops/medicine/finished-medicine.ts';
import {
  type FormMedicine,
  isUntouchedMedicine,
  medicinesIn,
} from '#domain/shoops/medicine/form-medicine.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { answersOfImport } from '#domain/shoops/payload.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { addStart, type ShoopStart } from '#domain/shoops/start-from.ts';
import { openDraft } from '#domain/shoops/stored-draft.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';
import { showToast } from '#ui/feedback/show-toast.ts';

/**
 * Returns functions that load a medicine into the form. It replaces the first untouched medicine or
 * is appended (decision 69); entered values are never overwritten.
 */
export function useLoadMedicine(form: AnswerForm, patientId: string) {
  return useMemo(() => {
    /** Puts a medicine into the first untouched card or a new one, and folds the others. */
    function putIntoForm(medicine: FormMedicine, message: string) {
      const rows = medicinesIn(form.getAnswers());
      const blankIndex = rows.findIndex(isUntouchedMedicine);
      const index = blankIndex === -1 ? rows.length : blankIndex;
      form.setAnswer('shoop', foldAllBut(rows.toSpliced(index, 1, medicine), index));
      void showToast({ kind: 'success', message, durationMs: toastDuration.standard });
    }
    return {
      /** Loads all medicines of a recommendation (decision 86). */
      startFrom(start: ShoopStart) {
        form.setAnswer('shoop', addStart(medicinesIn(form.getAnswers()), start));
      },
      /** Loads a draft that is not in the form yet and is this patient's (physician §6). */
      loadDraft(shoop: Shoop) {
        const isLoaded = medicinesIn(form.getAnswers()).some(({ shoopId }) => shoopId === shoop.id);
        const belongsToPatient = shoop.userId === '' || shoop.userId === patientId;
        if (isLoaded || !belongsToPatient) return;
        putIntoForm(openDraft(shoop, patientId), shoopMessages.draftLoaded);
      },
      /** Loads a suggestion as a new medicine. */
      loadSuggestion(suggestion: ShoopSuggestion) {
        putIntoForm({ ...answersOfImport(suggestion), origin: 'Import' }, shoopMessages.imported);
      },
    };
  }, [form, patientId]);
}
