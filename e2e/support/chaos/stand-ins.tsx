import { createContext, use, useLayoutEffect, useRef } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import type { DocumentFormState } from '#features/intake/documents/use-document-form.ts';
import { type AnswerForm, useAnswerForm } from '#questionnaire/answer-form.ts';
import type { SaveState } from '#questionnaire/save-state.ts';

/** Forms and states behind the inputs and buttons of one page. */
export class PageInternals {
  /** Mounted forms by the section's segment. */
  readonly forms = new Map<string, AnswerForm>();
  /** Save state of each section's buttons. */
  readonly saveStates = new Map<string, SaveState & { attempts: number }>();
  /** State of the form of My Documents at its last render. */
  documents: DocumentFormState | undefined;
}

export const PageInternalsContext = createContext(new PageInternals());

/** Replaces the inputs: the walks set answers directly, for speed. One field gets key presses. */
export function QuestionGroup() {
  const form = useAnswerForm();
  const { forms } = use(PageInternalsContext);
  useLayoutEffect(() => {
    forms.set(form.idPrefix, form);
    return () => {
      if (forms.get(form.idPrefix) === form) forms.delete(form.idPrefix);
    };
  }, [forms, form]);
  return <input aria-label="Any question" />;
}

/** Replaces Back, Next and Update, which need a router. Counts finished and failed saves. */
export function SectionActions({ section, ...saveState }: { section: IntakeSection } & Partial<SaveState>) {
  const { isDirty = false, isSaving = false, heldUpReason = null } = saveState;
  const { saveStates } = use(PageInternalsContext);
  const wasSaving = useRef(false);
  const attempts = useRef(0);
  useLayoutEffect(() => {
    if (wasSaving.current && !isSaving) attempts.current += 1;
    wasSaving.current = isSaving;
    saveStates.set(section.segment, {
      isDirty,
      isSaving,
      heldUpReason,
      attempts: attempts.current,
    });
    return () => {
      saveStates.delete(section.segment);
    };
  });
  return null;
}

/** Replaces the inputs of a document. */
export function DocumentFields({ form }: { form: DocumentFormState }) {
  const internals = use(PageInternalsContext);
  useLayoutEffect(() => {
    internals.documents = form;
    return () => {
      internals.documents = undefined;
    };
  });
  return null;
}

/** Replaces the list of documents. */
export const DocumentList = () => null;
