import { createContext, use, useLayoutEffect, useRef } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import type { DocumentFormState } from '#features/intake/documents/use-document-form.ts';
import { type AnswerForm, useAnswerForm } from '#questionnaire/answer-form.ts';
import type { SaveState } from '#questionnaire/save-state.ts';

/** What stands behind the inputs and buttons of one page. */
export class Fittings {
  /** The forms that are on the page, by the section's segment: what an input would be given. */
  readonly forms = new Map<string, AnswerForm>();
  /** What the buttons of a section would be told. */
  readonly saveStates = new Map<string, SaveState & { attempts: number }>();
  /** The form of My Documents, as it was drawn last. */
  documents: DocumentFormState | undefined;
}

export const FittingsContext = createContext(new Fittings());

/** In place of the inputs: hundreds of intakes are typed into what stands behind them; one is for keys. */
export function QuestionGroup() {
  const form = useAnswerForm();
  const { forms } = use(FittingsContext);
  useLayoutEffect(() => {
    forms.set(form.idPrefix, form);
    return () => {
      if (forms.get(form.idPrefix) === form) forms.delete(form.idPrefix);
    };
  }, [forms, form]);
  return <input aria-label="Any question" />;
}

/** In place of Back, Next and Update, which want a router; counts the saves that are over, however they ended. */
export function SectionActions({ section, ...given }: { section: IntakeSection } & Partial<SaveState>) {
  const { dirty = false, saving = false, heldUp = null } = given;
  const { saveStates } = use(FittingsContext);
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

/** In place of the inputs of a document. */
export function DocumentFields({ form }: { form: DocumentFormState }) {
  const fittings = use(FittingsContext);
  useLayoutEffect(() => {
    fittings.documents = form;
    return () => {
      fittings.documents = undefined;
    };
  });
  return null;
}

/** In place of the list of documents. */
export const DocumentList = () => null;
