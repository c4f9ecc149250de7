import { useCallback } from 'react';
import { fieldId, useAnswerForm } from '#questionnaire/answer-form.ts';
import { focusField } from '#ui/reading/focus-field.ts';

/** Returns a function that leads to a field of the form by its path: 'shoop.0.doses.1.doseTime'. */
export function useShowField(): (path: string) => void {
  const { idPrefix } = useAnswerForm();
  return useCallback((path) => focusField(fieldId(idPrefix, path)), [idPrefix]);
}
