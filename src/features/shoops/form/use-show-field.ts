import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { fieldId, useAnswerForm } from '#questionnaire/answer-form.ts';
import { focusField } from '#ui/reading/focus-field.ts';

/** Returns a function that unfolds the medicine of a path ('shoop.0.doses.1.doseTime'). */
export function useUnfold(): (path: string) => void {
  const form = useAnswerForm();
  return useCallback(
    (path) => {
      const [list, index] = path.split('.');
      const foldedPath = `${list}.${index}.isFolded`;
      // At once, since the field to focus is rendered by it.
      if (form.readAnswer(foldedPath) === true) flushSync(() => form.setAnswer(foldedPath, false));
    },
    [form],
  );
}

/** Returns a function that unfolds and focuses the field at a path: 'shoop.0.doses.1.doseTime'. */
export function useShowField(): (path: string) => void {
  const { idPrefix } = useAnswerForm();
  const unfold = useUnfold();
  return useCallback(
    (path) => {
      unfold(path);
      focusField(fieldId(idPrefix, path));
    },
    [idPrefix, unfold],
  );
}
