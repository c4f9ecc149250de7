import { useMemo, useRef, useState } from 'react';
import type { Answers } from '#domain/questions/question.ts';
import { findProblems, type Problems } from '#domain/questions/questionnaire.ts';
import {
  type FormMedicine,
  isUntouchedMedicine,
  medicinesIn,
  medicinesToSave,
} from '#domain/shoops/medicine/form-medicine.ts';
import { blankShoop, shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import type { FormDrafts } from '#drafts/use-draft.ts';
import { summarizeProblems } from '#questionnaire/problems.ts';
import { useQuestionnaireForm } from '#questionnaire/use-questionnaire-form.ts';

/** Prefix of the ids of the form's fields. */
export const ID_PREFIX = 'shoop-form';

const CHOICE_MISSING = 'Please choose which of the two drafts counts.';

interface ShoopFormOptions {
  /** Medicines of a restored draft, or null. */
  initialMedicines: readonly FormMedicine[] | null;
  draft: Pick<FormDrafts, 'keep' | 'forget'>;
}

/** Holds the form's state, persists its unsaved changes and checks its rules (physician §5). */
export function useShoopForm({ initialMedicines, draft }: ShoopFormOptions) {
  const [blank] = useState(blankShoop);
  const [initialAnswers] = useState<Answers>(() =>
    initialMedicines ? { shoop: [...initialMedicines] } : blank,
  );
  const [attempt, setAttempt] = useState(0);
  const state = useQuestionnaireForm({
    questionnaire: shoopForm,
    initialAnswers,
    savedAnswers: blank,
    idPrefix: ID_PREFIX,
    // Enter goes on to the next field: it must not save a half-filled Shoop.
    savesOnEnter: false,
    onAnswersChange(answers) {
      if (medicinesIn(answers).every(isUntouchedMedicine)) draft.forget();
      else draft.keep(answers, blank);
    },
  });
  const { form, problems, setProblems, saveState, commit } = state;
  const errors = useMemo(() => summarizeProblems(shoopForm, problems, ID_PREFIX), [problems]);
  // In a ref, so that the function stays the same: it uses only values that do.
  const check = useRef((otherProblems: Problems = {}) => {
    const answers = form.getAnswers();
    const medicinesToCheck = medicinesToSave(medicinesIn(answers));
    const undecided = medicinesToCheck
      .filter(({ row }) => row.elsewhere)
      .map(({ index }) => [`shoop.${index}.elsewhere`, CHOICE_MISSING]);
    const allProblems: Problems = {
      ...otherProblems,
      ...Object.fromEntries(undecided),
      ...findProblems(shoopForm.questions, answers),
    };
    const checkedIndexes = new Set(medicinesToCheck.map(({ index }) => String(index)));
    const shownProblems = Object.entries(allProblems).filter(([path]) =>
      checkedIndexes.has(path.split('.')[1] ?? ''),
    );
    setProblems(Object.fromEntries(shownProblems));
    setAttempt((count) => count + 1);
    return shownProblems.length === 0;
  });
  // Keeps the object equal when the library renders again at the first keystroke in a field.
  return useMemo(
    () => ({
      form,
      problems,
      setProblems,
      saveState,
      commit,
      errors,
      attempt,
      /** Validates the medicines to save, shows the problems and returns true if there are none. */
      check: check.current,
    }),
    [form, problems, setProblems, saveState, commit, errors, attempt],
  );
}

/** State of the form. */
export type ShoopFormState = ReturnType<typeof useShoopForm>;
