import { type UseFormReturnType, useForm } from '@mantine/form';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { createDocument } from '#api/endpoints/intake/documents.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { nonBlankLine, problemIn } from '#domain/values/texts.ts';
import { useAttachment } from './use-attachment.ts';
import type { DocumentDraft, DocumentEntry } from './use-document-draft.ts';
import { useDocumentUpload } from './use-document-upload.ts';

/** Values of the form's fields, without the file. */
export type Fields = Pick<PatientDocument, 'documentTitle' | 'documentType' | 'documentDescription'>;
export type FieldName = keyof Fields;

const blankFields: Fields = { documentTitle: '', documentType: '', documentDescription: '' };
const { documentTitle, documentDescription } = createDocument.body.entries;
const validate = {
  documentTitle: (text: string) => problemIn(documentTitle, text.trim()),
  // A stored type is valid, even if the list does not contain it.
  documentType: (type: string) => problemIn(nonBlankLine, type),
  documentDescription: (text: string) => problemIn(documentDescription, text.trim()),
};

/** Returns for each field whether it has changed. */
const changedFields = (fields: Fields, initial: Fields) =>
  Object.fromEntries(keysOf(blankFields).map((name) => [name, fields[name] !== initial[name]]));

interface EntryDraftOptions extends Pick<DocumentEntry, 'document' | 'file'> {
  isDirty: boolean;
  getValues: () => Fields;
  restored: DocumentEntry | null;
  draft: DocumentDraft;
}

/** Keeps the unsaved input and its file as a draft, and forgets both without changes. */
function useEntryDraft({ isDirty, document, getValues, file, restored, draft }: EntryDraftOptions) {
  const { keep, keepFile, forgetFile, forget } = draft;
  const fileName = file?.name ?? null;
  useEffect(() => {
    if (isDirty) keep({ document, fields: getValues(), fileName });
    else forget();
  }, [isDirty, document, fileName, keep, forget, getValues]);
  useEffect(() => {
    // A restored file is stored already. If storing fails, restoring the draft reports it.
    if (!file) forgetFile();
    else if (file !== restored?.file) void keepFile(file).catch(forgetFile);
  }, [file, restored, keepFile, forgetFile]);
}

/** Returns a stable function that sets a field. */
function useFieldChange({ setFieldValue, clearFieldError }: UseFormReturnType<Fields>) {
  return useCallback(
    (name: FieldName, value: string) =>
      // A transition: the first keystroke in a field rerenders the form, after it is painted.
      startTransition(() => {
        setFieldValue(name, value, { forceUpdate: false });
        if (!validate[name](value)) clearFieldError(name);
      }),
    [setFieldValue, clearFieldError],
  );
}

/**
 * State of the form that adds or updates a document (intake §4). The stored file counts as attached
 * (decision 36).
 * @param document document to update; null to add one
 * @param restored restored draft, the first values
 */
export function useDocumentForm(
  document: PatientDocument | null,
  restored: DocumentEntry | null,
  draft: DocumentDraft,
  onSaved: () => void,
) {
  const initial: Fields = document ?? blankFields;
  const [startFields] = useState<Fields>(restored?.fields ?? initial);
  const form = useForm<Fields>({
    mode: 'uncontrolled',
    initialValues: startFields,
    initialDirty: changedFields(startFields, initial),
    validate,
    clearInputErrorOnChange: false,
    // The default would record touched fields on every change; they are not used.
    touchTrigger: 'focus',
    // The first change is kept by `useEntryDraft`, once the form is dirty.
    onValuesChange: (fields) => isDirty && draft.keep({ document, fields, fileName }),
  });
  // Once, on the first render: a restored draft differs from the stored values, so it is dirty.
  useState(() => form.setInitialValues(initial));
  const [attempt, setAttempt] = useState(0);
  const attachment = useAttachment(document, restored);
  const { upload, send } = useDocumentUpload(document, attachment.file, onSaved);
  // An upload in flight counts as unsaved: leaving the page aborts it.
  const isDirty = form.isDirty() || attachment.hasChanged || upload.saving;

  const fileName = attachment.file?.name ?? null;
  useEntryDraft({ isDirty, document, getValues: form.getValues, file: attachment.file, restored, draft });

  /** Uploads the document, or shows the problems of its fields. */
  async function save(mode?: RetryMode) {
    if (!attachment.isAttached || !isDirty || upload.saving) return;
    const { hasErrors } = form.validate();
    setAttempt((count) => count + 1);
    if (hasErrors) return;
    // The notice shows the error.
    await send(form.getValues(), mode).catch(() => undefined);
  }

  return {
    startFields,
    /** Returns the current input; a keystroke does not rerender the form. */
    getFields: form.getValues,
    documentType: form.useWatchValue('documentType'),
    change: useFieldChange(form),
    problems: form.errors as Partial<Record<FieldName, string>>,
    attempt,
    attachment,
    upload,
    save,
    isDirty,
  };
}

/** State of a document's form. */
export type DocumentFormState = ReturnType<typeof useDocumentForm>;
