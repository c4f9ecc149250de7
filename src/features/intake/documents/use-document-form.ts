import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { RetryMode } from '#api/activity.ts';
import { call } from '#api/client/call.ts';
import { createDocument, listDocuments, updateDocument } from '#api/endpoints/intake/documents.ts';
import { endpointQuery } from '#api/query.ts';
import { useCreatingUpload, useUpload } from '#api/use-upload.ts';
import type { PatientDocument } from '#domain/documents/documents.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { problemIn, someLine } from '#domain/values/texts.ts';
import { useSubject } from '../subject.ts';
import { useAttachment } from './use-attachment.ts';
import type { DocumentDraft, DocumentEntry } from './use-document-draft.ts';

export type Fields = Pick<PatientDocument, 'documentTitle' | 'documentType' | 'documentDescription'>;
export type FieldName = keyof Fields;

const blank: Fields = { documentTitle: '', documentType: '', documentDescription: '' };
const { documentTitle, documentDescription } = createDocument.body.entries;
const validate = {
  documentTitle: (text: string) => problemIn(documentTitle, text.trim()),
  // A stored type is valid, even if the list does not contain it.
  documentType: (type: string) => problemIn(someLine, type),
  documentDescription: (text: string) => problemIn(documentDescription, text.trim()),
};

/** Returns for each field whether it has changed. */
const changedFields = (fields: Fields, initial: Fields) =>
  Object.fromEntries(keysOf(blank).map((name) => [name, fields[name] !== initial[name]]));

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
  const { scope } = useSubject();
  const queryClient = useQueryClient();
  const initial: Fields = document ?? blank;
  const [startFields] = useState<Fields>(restored?.fields ?? initial);
  const form = useForm<Fields>({
    mode: 'uncontrolled',
    initialValues: startFields,
    initialDirty: changedFields(startFields, initial),
    validate,
    clearInputErrorOnChange: false,
    touchTrigger: 'focus',
    onValuesChange: (fields) => dirty && keep({ document, fields, fileName }),
  });
  // Once, on the first render: a restored draft differs from the stored values, so it is dirty.
  useState(() => form.setInitialValues(initial));
  const [attempt, setAttempt] = useState(0);
  const attachment = useAttachment(document, restored);
  const { queryKey } = endpointQuery(listDocuments, { subject: scope });
  const adding = useCreatingUpload(createDocument, ({ body }) => {
    const known = queryClient.getQueryData(queryKey)?.result.map(({ id }) => id) ?? [];
    return async () => {
      const { data } = await call(listDocuments, { subject: scope });
      const isSame = (listed: PatientDocument) =>
        listed.documentTitle === body.documentTitle && listed.documentType === body.documentType;
      return data.result.some((listed) => !known.includes(listed.id) && isSame(listed))
        ? { data: null }
        : null;
    };
  });
  const updating = useUpload(updateDocument);
  const upload = document ? updating : adding;
  const dirty = form.isDirty() || attachment.changed || upload.saving;

  const { getValues, setFieldValue, clearFieldError } = form;
  const { keep, keepFile, forgetFile, forget } = draft;
  const { file } = attachment;
  const fileName = file?.name ?? null;
  useEffect(() => {
    if (dirty) keep({ document, fields: getValues(), fileName });
    else forget();
  }, [dirty, document, fileName, keep, forget, getValues]);
  useEffect(() => {
    // A restored file is stored already. If storing fails, restoring the draft reports it.
    if (!file) forgetFile();
    else if (file !== restored?.file) void keepFile(file).catch(forgetFile);
  }, [file, restored, keepFile, forgetFile]);

  const change = useCallback(
    (name: FieldName, value: string) =>
      // A transition: the first keystroke in a field rerenders the form, after it is painted.
      startTransition(() => {
        setFieldValue(name, value, { forceUpdate: false });
        if (!validate[name](value)) clearFieldError(name);
      }),
    [setFieldValue, clearFieldError],
  );

  async function send({ documentTitle, documentType, documentDescription }: Fields, mode?: RetryMode) {
    const body = {
      documentTitle: documentTitle.trim(),
      documentType,
      documentDescription: documentDescription.trim(),
    };
    if (document) {
      const asSaved = (listed: PatientDocument) =>
        listed.id === document.id ? { ...listed, ...body, ...(file && { documentName: file.name }) } : listed;
      await updating.send({ body: { id: document.id, ...body, file: file ?? undefined }, subject: scope });
      // Until the refetch, a download would save the new file under the old name.
      queryClient.setQueryData(queryKey, (known) => known && { ...known, result: known.result.map(asSaved) });
    } else if (file) await adding.send({ body: { ...body, file }, subject: scope }, { mode });
    onSaved();
  }

  async function save(mode?: RetryMode) {
    if (!attachment.attached || !dirty || upload.saving) return;
    const { hasErrors } = form.validate();
    setAttempt((count) => count + 1);
    if (hasErrors) return;
    // The notice shows the error.
    await send(form.getValues(), mode).catch(() => undefined);
  }

  return {
    start: startFields,
    /** Returns the current input; a keystroke does not rerender the form. */
    entered: form.getValues,
    documentType: form.useWatchValue('documentType'),
    change,
    problems: form.errors as Partial<Record<FieldName, string>>,
    attempt,
    attachment,
    upload,
    save,
    dirty,
  };
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>;
