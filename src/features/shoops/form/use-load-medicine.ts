import { useMemo } from 'react';
import { toastDuration } from '#api/contract/endpoint.ts';
import type { ShoopSuggestion } from '#api/endpoints/shoop-schema.ts';
import { openedDraft } from '#domain/shoops/draft-elsewhere.ts';
import { foldedBut } from '#domain/shoops/finished-medicine.ts';
import { type FormMedicine, isUntouchedMedicine, medicinesIn } from '#domain/shoops/form-medicine.ts';
import { shoopMessages } from '#domain/shoops/messages.ts';
import { answersOfImport } from '#domain/shoops/payload.ts';
import type { Shoop } from '#domain/shoops/shoop.ts';
import { type ShoopStart, startedFrom } from '#domain/shoops/start-from.ts';
import type { AnswerForm } from '#questionnaire/answer-form.ts';
import { showToast } from '#ui/feedback/show-toast.ts';

/**
 * Puts a draft or a suggestion into the form: in the place of a medicine of which nothing was entered, else beside the
 * others (decision 69). Nothing that was typed is written over.
 */
export function useLoadMedicine(form: AnswerForm, patientId: string) {
  return useMemo(() => {
    function load(medicine: FormMedicine, message: string) {
      const rows = medicinesIn(form.getAnswers());
      const blank = rows.findIndex(isUntouchedMedicine);
      const place = blank === -1 ? rows.length : blank;
      form.setAnswer('shoop', foldedBut(rows.toSpliced(place, 1, medicine), place));
      void showToast({ kind: 'success', message, duration: toastDuration.standard });
    }
    return {
      startFrom(start: ShoopStart) {
        form.setAnswer('shoop', startedFrom(medicinesIn(form.getAnswers()), start));
      },
      /** One that is in the form already stays as it is there; another patient's is never loaded (physician §6). */
      loadDraft(shoop: Shoop) {
        const isLoaded = medicinesIn(form.getAnswers()).some(({ shoopId }) => shoopId === shoop.id);
        const isTheirs = shoop.userId === '' || shoop.userId === patientId;
        if (isLoaded || !isTheirs) return;
        load(openedDraft(shoop, patientId), shoopMessages.draftLoaded);
      },
      loadSuggestion(suggestion: ShoopSuggestion) {
        load({ ...answersOfImport(suggestion), origin: 'Import' }, shoopMessages.imported);
      },
    };
  }, [form, patientId]);
}
