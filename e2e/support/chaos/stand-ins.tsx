import { useLayoutEffect, useRef } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import type { DocumentFormState } from '#features/intake/documents/use-document-form.ts';
import { type AnswerForm, useAnswerForm } from '#questionnaire/answer-form.ts';
import type { SaveState } from '#questionnaire/save-state.ts';

/** The forms that are on the page, by the section's segment: what an input would be given. */
export const forms = new Map<string, AnswerForm>();
/** What the buttons of a section would be told. */
export const saveStates = new Map<string, SaveState & { attempts: number }>();

/** In place of the inputs: two hundred intakes are typed into what stands behind them. */
export function QuestionGroup() {
  const form = useAnswerForm();
  useLayoutEffect(() => {
    forms.set(form.idPrefix, form);
    return () => {
      if (forms.get(form.idPrefix) === form) forms.delete(form.idPrefix);
    };
  }, [form]);
  return null;
}

/** In place of Back, Next and Update, which want a router; counts the saves that are over, however they ended. */
export function SectionActions({ section, ...given }: { section: IntakeSection } & Partial<SaveState>) {
  const { dirty = false, saving = false, heldUp = null } = given;
  const wasSaving = useRef(false);
  const attempts = useRef(0);
  useLayoutEffect(() => {
    if (wasSaving.current && !saving) attempts.current += 1;
    wasSaving.current = saving;
    saveStates.set(section.segment, { dirty, saving, heldUp, attempts: attempts.current });
    return () => {
      saveStates.delete(section.segment);
    };
  });
  return null;
}

/** The form of My Documents that is on the page, as it was drawn last. */
export const documents: { form: DocumentFormState | undefined } = { form: undefined };

/** In place of the inputs of a document. */
export function DocumentFields({ form }: { form: DocumentFormState }) {
  useLayoutEffect(() => {
    documents.form = form;
    return () => {
      documents.form = undefined;
    };
  });
  return null;
}

/** In place of the list of documents. */
export const DocumentList = () => null;
